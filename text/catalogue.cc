#include "text/catalogue.h"
