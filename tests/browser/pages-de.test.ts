import { walkPages } from './walk-pages.ts';

// German has the longest words: what fits in German fits in the other languages.
walkPages('de', { widths: [320, 1100], axeAt: [] });
