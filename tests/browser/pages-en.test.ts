import { walkPages } from './walk-pages.ts';

walkPages('en', { widths: [320, 390, 1440], axeAt: [390] });
