import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { locales, localPath } from '../../contract/locales.ts';
import type { SiteFile } from '../../contract/site-manifest.ts';
import { limitDates } from './date-fields.ts';
import { fillJobList, removeLines } from './job-lists.ts';
import { createResource, type Resource } from './resource.ts';
import type { SiteFiles } from './site.ts';

export interface LoadedFile extends SiteFile {
  resource: Resource;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * The files as they are today, while some jobs are closed. `closedJobs` is called at most once a minute; when its result
 * or the hour changes, the pages that depend on them are made again, each when it is next requested.
 */
export function currentFiles(
  loaded: readonly LoadedFile[],
  origin: string,
  closedJobs: (instant: number) => ReadonlySet<string>,
): SiteFiles {
  const built = byPath(loaded.filter(({ closedJob }) => closedJob === undefined));
  const closedPages = byPath(loaded.filter(({ closedJob }) => closedJob !== undefined));
  let minute = Number.NaN;
  let hour = Number.NaN;
  let closed: ReadonlySet<string> = new Set();
  let made = new Map<string, Resource>();

  function refresh(): void {
    const now = Date.now();
    if (Math.floor(now / minuteMs) === minute) return;
    minute = Math.floor(now / minuteMs);
    const next = closedJobs(now);
    const isSame = next.size === closed.size && [...next].every((job) => closed.has(job));
    // Days begin at full hours in nearly all time zones.
    if (isSame && Math.floor(now / hourMs) === hour) return;
    hour = Math.floor(now / hourMs);
    closed = next;
    made = new Map();
  }

  function get(path: string): Resource | undefined {
    refresh();
    const file = built.get(path);
    const closedPage = closedPages.get(path);
    if (closedPage?.closedJob && closed.has(closedPage.closedJob)) return closedPage.resource;
    if (!file || !((file.listsJobs && closed.size > 0) || file.hasDateField)) return file?.resource;
    const resource = made.get(path) ?? bringUpToDate(file, origin, closed);
    made.set(path, resource);
    return resource;
  }

  return { get, getForm: (path) => (closedPages.has(path) ? built.get(path)?.resource : get(path)) };
}

function byPath(files: readonly LoadedFile[]): ReadonlyMap<string, LoadedFile> {
  return new Map(files.flatMap((file) => (file.path ? [[file.path, file]] : [])));
}

/** Compresses an updated file like those of the build. */
function bringUpToDate(file: LoadedFile, origin: string, closed: ReadonlySet<string>): Resource {
  const text = file.resource.identity.body().toString();
  const body = Buffer.from(file.hasDateField ? limitDates(text, Date.now()) : withoutJobs(file, text));
  if (!file.compressed) return createResource(file, { plain: body });
  // The best quality would hold up other requests for a fifth of a second.
  const br = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return createResource(file, { br, gzip: gzipSync(body, { level: 9 }) });

  function withoutJobs({ page }: SiteFile, listed: string): string {
    if (page) return fillJobList(listed, closed);
    const urls = [...closed].flatMap((job) => locales.map((locale) => origin + localPath(locale, `/${job}`)));
    return removeLines(listed, new Set(urls));
  }
}
