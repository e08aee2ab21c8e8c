import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { locales, localPath } from '../../contract/locales.ts';
import type { SiteFile } from '../../contract/site-manifest.ts';
import { announceInPage } from './announcement-in-page.ts';
import { limitDates } from './date-fields.ts';
import { fillJobList, removeLines } from './job-lists.ts';
import { findAnnouncement, type LiveState, type PlannedAnnouncement } from './live-state.ts';
import { createResource, type Resource } from './resource.ts';
import type { SiteFiles } from './site.ts';

export interface LoadedFile extends SiteFile {
  resource: Resource;
}

interface CurrentFiles extends SiteFiles {
  /** The current version of a page that is served without its own path. */
  current(file: LoadedFile): Resource;
}

const secondMs = 1_000;
const hourMs = 3_600_000;

/**
 * The current files, without closed jobs and with the current announcement. Both are looked up at most once a second;
 * when they or the hour change, the pages that depend on them are rebuilt when they are next requested.
 */
export function currentFiles(
  loaded: readonly LoadedFile[],
  origin: string,
  live: LiveState,
  closedByDate: (instant: number) => ReadonlySet<string>,
): CurrentFiles {
  const built = byPath(loaded.filter(({ closedJob }) => closedJob === undefined));
  const closedPages = byPath(loaded.filter(({ closedJob }) => closedJob !== undefined));
  let second = Number.NaN;
  let hour = Number.NaN;
  let state: State = { closed: new Set(), announcement: undefined };
  let made = new Map<LoadedFile, Resource>();
  let seen: readonly unknown[] = [];

  function refresh(): void {
    const now = Date.now();
    const known = [live.announcements, live.closedJobs];
    const isSeen = known.every((each, i) => each === seen[i]);
    if (isSeen && Math.floor(now / secondMs) === second) return;
    second = Math.floor(now / secondMs);
    seen = known;
    const next = {
      closed: new Set([...closedByDate(now), ...live.closedJobs]),
      announcement: findAnnouncement(live, now),
    };
    // In nearly all time zones, days begin on the hour.
    if (isSame(next, state) && Math.floor(now / hourMs) === hour) return;
    hour = Math.floor(now / hourMs);
    state = next;
    made = new Map();
  }

  function current(file: LoadedFile): Resource {
    refresh();
    if (!isAffected(file, state)) return file.resource;
    const resource = made.get(file) ?? bringUpToDate(file, origin, state);
    made.set(file, resource);
    return resource;
  }

  function get(path: string): Resource | undefined {
    refresh();
    const closedPage = closedPages.get(path);
    const file =
      closedPage?.closedJob && state.closed.has(closedPage.closedJob) ? closedPage : built.get(path);
    return file && current(file);
  }

  function getForm(path: string): Resource | undefined {
    const file = closedPages.has(path) ? built.get(path) : undefined;
    return file ? current(file) : get(path);
  }

  return { get, getForm, current };
}

interface State {
  closed: ReadonlySet<string>;
  announcement: PlannedAnnouncement | undefined;
}

function isSame(a: State, b: State): boolean {
  return a.closed.symmetricDifference(b.closed).size === 0 && a.announcement?.key === b.announcement?.key;
}

function isAffected(file: LoadedFile, { closed, announcement }: State): boolean {
  if ((file.listsJobs && closed.size > 0) || file.hasDateField) return true;
  return isAnnounced(file, announcement);
}

function isAnnounced({ page, role }: SiteFile, announcement: PlannedAnnouncement | undefined): boolean {
  return role !== 'console' && page !== undefined && announcement?.texts[page.locale] !== undefined;
}

function byPath(files: readonly LoadedFile[]): ReadonlyMap<string, LoadedFile> {
  return new Map(files.flatMap((file) => (file.path ? [[file.path, file]] : [])));
}

/** Compresses an updated file like those of the build. */
function bringUpToDate(file: LoadedFile, origin: string, { closed, announcement }: State): Resource {
  let text = file.resource.identity.body().toString();
  let { page } = file;
  if (file.hasDateField) text = limitDates(text, Date.now());
  if (file.listsJobs && closed.size > 0) text = withoutJobs(file, text, origin, closed);
  if (page && announcement && isAnnounced(file, announcement))
    ({ html: text, page } = announceInPage(text, page, announcement));
  const body = Buffer.from(text);
  const changed: SiteFile = page ? { ...file, page } : file;
  if (!file.compressed) return createResource(changed, { plain: body });
  // The best quality would block other requests for a fifth of a second.
  const br = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return createResource(changed, { br, gzip: gzipSync(body, { level: 9 }) });
}

function withoutJobs(file: SiteFile, listed: string, origin: string, closed: ReadonlySet<string>): string {
  if (file.page) return fillJobList(listed, closed);
  const urls = [...closed].flatMap((job) => locales.map((locale) => origin + localPath(locale, `/${job}`)));
  return removeLines(listed, new Set(urls));
}
