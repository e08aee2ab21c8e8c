import { errors } from './en/errors.ts';
import { home } from './en/home.ts';
import { layout } from './en/layout.ts';

export const en = { layout, home, errors };

/** English is the type: a missing or misspelt key in another language does not compile. */
export type Messages = typeof en;
