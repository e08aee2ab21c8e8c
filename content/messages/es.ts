import type { Messages } from './en.ts';
import { errors } from './es/errors.ts';
import { home } from './es/home.ts';
import { layout } from './es/layout.ts';

export const es: Messages = { layout, home, errors };
