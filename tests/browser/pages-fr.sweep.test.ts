/** @module-tag sweep */
import { walkPages } from './walk-pages.ts';

walkPages('fr');
