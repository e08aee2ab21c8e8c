import { defaultLocale } from '../../contract/locales.ts';
import { addressedPages, fileSize } from '../built-site.ts';

/** Bytes in brotli by path, of the English pages. */
type PageSizes = Record<string, number>;

/** Dates and hashed names change a page by a few bytes with every build. */
const noise = 64;

export function measurePages(): PageSizes {
  const english = addressedPages.filter(({ page }) => page.locale === defaultLocale);
  return Object.fromEntries(english.map((page) => [page.name, fileSize(page, '.br')]));
}

/** A line for each page that was added, removed, or changed by more than the noise; the largest change first. */
export function describeChanges(recorded: PageSizes, current: PageSizes): string[] {
  const paths = [...new Set([...Object.keys(recorded), ...Object.keys(current)])];
  return paths
    .map((path) => ({ path, before: recorded[path] ?? 0, now: current[path] ?? 0 }))
    .filter(({ before, now }) => Math.abs(now - before) > noise)
    .sort((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before))
    .map(({ path, before, now }) => {
      if (before === 0) return `${path}: new, ${now} bytes`;
      if (now === 0) return `${path}: removed, was ${before} bytes`;
      return `${path}: ${now > before ? '+' : '−'}${Math.abs(now - before)} bytes, ${before} → ${now}`;
    });
}
