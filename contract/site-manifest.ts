import type { Day } from './calendar.ts';
import type { Locale } from './locales.ts';

/** What the build writes for the server: `dist/site.json`, beside the files in `dist/site/`. */
export interface SiteManifest {
  /** The origin that canonical links, alternates and feeds were written for. */
  origin: string;
  /** The day of the build in UTC, `2026-11-18`; unknown where `npm run dev` serves the pages. */
  builtOn?: string;
  files: SiteFile[];
  /** Permanent redirects: exact request path to target path. */
  redirects: Record<string, string>;
  /** The last day of each job posting, by its path without slash and language. */
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
  /** Replaces the page at the same path where DOUBLE_OPT_IN is on. */
  doubleOptIn?: true;
  /** Replaces the page at the same path once this job is closed. */
  closedJob?: string;
  /**
   * It lists jobs, of which the server removes those that are closed: on pages the elements with `data-job`, in text
   * files the lines with their URL.
   */
  listsJobs?: true;
  /** It has a date field, which the server limits to the days ahead: `data-days-ahead` says how many. */
  hasDateField?: true;
  compressed: boolean;
  /** The name contains a hash of the content: may be cached for ever. */
  immutable: boolean;
  /** Only on HTML pages. */
  page?: {
    locale: Locale;
    /** CSP sources (`'sha256-…'`) of the inline scripts and styles of this page. */
    scripts: string[];
    styles: string[];
    /** Kept out of search engines. */
    noindex: boolean;
    /** It starts a worker. */
    worker?: boolean;
  };
}

type Variant = Pick<SiteFile, 'path' | 'doubleOptIn' | 'closedJob'>;

/** The files of a site for one setting of DOUBLE_OPT_IN: each path has one, but that of a job has two. */
export function filesForSetting<File extends Variant>(files: readonly File[], doubleOptIn: boolean): File[] {
  const replaced = new Set(files.flatMap((file) => (file.doubleOptIn ? [file.path] : [])));
  return files.filter((file) => !replaced.has(file.path) || (file.doubleOptIn ?? false) === doubleOptIn);
}

/** The files of a site for one setting of DOUBLE_OPT_IN and a set of closed jobs: each path has one. */
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
