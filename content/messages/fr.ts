import type { Messages } from './en.ts';
import { errors } from './fr/errors.ts';
import { home } from './fr/home.ts';
import { layout } from './fr/layout.ts';

export const fr: Messages = { layout, home, errors };
