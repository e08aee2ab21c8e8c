import { walkPages } from './walk-pages.ts';

walkPages('en', { widths: [320, 1440], axeAt: [320] });
