// Local play without the rest of the page, for tests.
import * as local from '../../../src/local';
import { keepPage } from '../../../src/local/install';

keepPage();
Object.assign(window, { local });
