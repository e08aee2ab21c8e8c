import { walkPages } from './walk-pages.ts';

walkPages('fr');
