import { errors } from './de/errors.ts';
import { home } from './de/home.ts';
import { layout } from './de/layout.ts';
import type { Messages } from './en.ts';

export const de: Messages = { layout, home, errors };
