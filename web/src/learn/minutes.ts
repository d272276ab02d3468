// How long a lesson takes. Apart from the lessons: the home page says it without loading them.
import type { GameName } from '../table/game';

export const lessonMinutes: Record<GameName, number> = { photograph: 5, fort: 6, 'broom-service': 7 };
