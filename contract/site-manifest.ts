import type { Day } from './calendar.ts';
import type { Locale } from './locales.ts';

/** What the build writes for the server: `dist/site.json`, next to the files in `dist/site/`. */
export interface SiteManifest {
  /** The origin of canonical links, alternates and feeds. */
  origin: string;
  /** The day of the build in UTC, `2026-11-18`; unknown in `npm run dev`. */
  builtOn?: string;
  files: SiteFile[];
  /** Permanent redirects: exact request path to target path. */
  redirects: Record<string, string>;
  /** The last day of each job posting, by its path without slash or language. */
  jobs: Record<string, Day>;
}

export interface SiteFile {
  /** The URL path it is served at, e.g. `/`, `/de/pricing`, `/assets/islands-4f2a.js`. Absent for `role` pages. */
  path?: string;
  /** Pages without a path: error pages, one per language, and the operators' console. */
  role?: 'not-found' | 'error' | 'console';
  /** Relative to `dist/site/`. `<file>.br` and `<file>.gz` exist when `compressed`. */
  file: string;
  type: string;
  /** Replaces the page at the same path if DOUBLE_OPT_IN is on. */
  doubleOptIn?: true;
  /** Replaces the page at the same path once this job is closed. */
  closedJob?: string;
  /**
   * True if it lists jobs, of which the server removes the closed ones: on pages the elements with `data-job`, in text
   * files the lines with their URL.
   */
  listsJobs?: true;
  /** True if it has a date field, which the server limits to the coming days: `data-days-ahead` says how many. */
  hasDateField?: true;
  compressed: boolean;
  /** True if the name contains a hash of the content, so it may be cached forever. */
  immutable: boolean;
  /** Only on HTML pages. */
  page?: {
    locale: Locale;
    /** CSP sources (`'sha256-…'`) of this page's inline scripts and styles. */
    scripts: string[];
    styles: string[];
    /** Kept out of search engines. */
    noindex: boolean;
    /** True if it starts a worker. */
    worker?: boolean;
  };
}

type Variant = Pick<SiteFile, 'path' | 'doubleOptIn' | 'closedJob'>;

/** The files of a site for one setting of DOUBLE_OPT_IN: one per path, but two for a job's path. */
export function filesForSetting<File extends Variant>(files: readonly File[], doubleOptIn: boolean): File[] {
  const replaced = new Set(files.flatMap((file) => (file.doubleOptIn ? [file.path] : [])));
  return files.filter((file) => !replaced.has(file.path) || (file.doubleOptIn ?? false) === doubleOptIn);
}

/** The files of a site for one setting of DOUBLE_OPT_IN and a set of closed jobs: one per path. */
export function filesFor<File extends Variant>(
  files: readonly File[],
  doubleOptIn: boolean,
  closedJobs: ReadonlySet<string> = new Set(),
): File[] {
  const closed = new Set(
    files.flatMap(({ closedJob, path }) => (closedJob && closedJobs.has(closedJob) ? [path] : [])),
  );
  return filesForSetting(files, doubleOptIn).filter(
    (file) => closed.has(file.path) === (file.closedJob !== undefined),
  );
}
