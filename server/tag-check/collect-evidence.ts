import type { ReadPart, UnreadPart, UnreadReason } from '../../contract/tag-check.ts';
import { createCheckQueue } from './check-queue.ts';
import { nothing } from './detect/bundle.ts';
import { type Detection, type Source, sourceAddress } from './detect/detection.ts';
import { joinDetections } from './detect/join-detections.ts';
import { registrableDomain } from './detect/loader.ts';
import { joinModules } from './detect/module-map.ts';
import { type PageScript, scriptPicker } from './detect/page-scripts.ts';
import type { Reader } from './detect/reader.ts';
import { scriptName } from './detect/script-name.ts';
import { FetchError } from './fetch/fetch-error.ts';
import type { FetchPage } from './fetch/fetch-public-page.ts';
import type { Allowance } from './fetch/read-body.ts';
import { cutReason, isGone, type SourceReading, unreadReason } from './unread-parts.ts';
import { isLive, judge, type Verdict } from './verdict.ts';

interface CollectorOptions {
  fetchPage: FetchPage;
  reader: Reader;
  /** The URL of a container or Google tag. */
  toAddress?: (source: Source) => URL;
}

/** Reads everything that a page loads until Analytics is found or nothing is left. `page` is its URL. */
type CollectEvidence = (
  page: URL,
  detection: Detection,
  unread: UnreadPart[],
  signal: AbortSignal,
) => Promise<Verdict>;

const maxSources = 6;
const sourceMs = 3_000;
const maxScripts = 12;
/** Libraries are numerous and small, and read after the others. */
const maxLibraries = 24;
/** The first scripts; the others wait for what these load. */
const firstScripts = 8;
const maxRounds = 4;
const scriptsMs = 4_000;
const scriptBytes = 5 * 1024 * 1024;
/** Across all checks, so that memory use is bounded. */
const atOnce = { total: 24, perKey: 6, waiting: 1_000 };

export function createEvidenceCollector({
  fetchPage,
  reader,
  toAddress = sourceAddress,
}: CollectorOptions): CollectEvidence {
  const queue = createCheckQueue(atOnce);

  return async function collectEvidence(page, start, unread, signal) {
    let found = start;
    const sources: SourceReading[] = [];
    const readParts: ReadPart[] = [{ kind: 'page', what: scriptName(page) }];
    let idle: { script: PageScript; detection: Detection }[] = [];
    let isIncomplete = false;
    const pick = scriptPicker(page, new Set(), false);
    const verdict = () => judge(found, sources, unread, readParts, isIncomplete);

    await Promise.all(start.frames.map(readFrame));
    await readSources();
    if (verdict().state !== 'found') await readScripts();
    return verdict();

    async function readFrame(address: string): Promise<void> {
      try {
        const frame = await fetchPage(new URL(address), { signal, maxRedirects: 3 });
        const detection = await reader.page(frame.bytes, frame.contentType, frame.url, signal);
        if (frame.cut) note('frame', address, nowhere, cutReason(frame.cut));
        readParts.push({ kind: 'frame', what: scriptName(frame.url) });
        add(inFrame(detection, scriptName(frame.url)));
      } catch (error) {
        if (!(error instanceof FetchError)) throw error;
        if (!isGone(error) && error.state !== 'not-html')
          note('frame', address, nowhere, unreadReason(error));
      }
    }

    /** Reads containers and Google tags, the most informative first. */
    async function readSources(): Promise<void> {
      const known = new Set(sources.map(({ source }) => source.id));
      const left = inOrder(found.sources.filter(({ id }) => !known.has(id)));
      if (left.length === 0) return;
      const room = Math.max(0, maxSources - sources.length);
      const read = await Promise.all(left.slice(0, room).map(readSource));
      sources.push(...read);
      sources.push(
        ...left.slice(room).map((source) => ({ source, reading: null, problem: 'limit' as const })),
      );
      for (const one of read) add(loadedBy(one));
      // A container may load another one.
      await readSources();
    }

    /** The detection of a container's content, as seen from the page. */
    function loadedBy({ source, reading }: SourceReading): Detection {
      const { sources = [], scripts = [], openLoaders = [], looseIds = [] } = reading?.loads ?? {};
      return {
        ...nothing,
        sources,
        scripts: scripts.flatMap(({ url }) => pick(url, page, null, 1) ?? []),
        openLoaders: openLoaders.map(() => ({
          kind: 'container',
          what: source.id,
          line: null,
          position: null,
          reason: 'runtime',
        })),
        looseIds,
      };
    }

    async function readSource(source: Source): Promise<SourceReading> {
      const timeout = AbortSignal.any([signal, AbortSignal.timeout(sourceMs)]);
      try {
        const { bytes, contentType } = await fetchPage(toAddress(source), {
          signal: timeout,
          expect: 'script',
        });
        const reading = await reader.container(bytes, contentType, timeout);
        if (reading)
          readParts.push({ kind: 'container', what: source.kind === 'segment' ? 'Segment' : source.id });
        return { source, reading, problem: reading ? null : 'unreadable' };
      } catch (error) {
        if (error instanceof FetchError) return { source, reading: null, problem: unreadReason(error) };
        throw error;
      }
    }

    /** True if the page has scripts, but none that loads this one. */
    function isOnlyPreloaded(url: string): boolean {
      const script = found.scripts.find((one) => one.url === url);
      return script?.isPreload === true && found.scripts.some(({ isPreload }) => !isPreload);
    }

    /** A preloaded script counts once another script has imported it. */
    function addImported(): void {
      const imported = idle.filter(({ script }) => !isOnlyPreloaded(script.url));
      idle = idle.filter((one) => !imported.includes(one));
      for (const { detection } of imported) add(detection);
    }

    /** Reads the scripts of the page, then those that they load, until a limit is reached. */
    async function readScripts(): Promise<void> {
      const timeLeft = AbortSignal.any([signal, AbortSignal.timeout(scriptsMs)]);
      const allowance = { bytes: scriptBytes };
      const read = new Set<string>();
      /** How many were read, except libraries. */
      let count = 0;
      for (let round = 0; round < maxRounds; round++) {
        const left = found.scripts.filter(({ url }) => !read.has(url)).sort((a, b) => a.rank - b.rank);
        const [own, libraries] = [left.filter((one) => !one.isLibrary), left.filter((one) => one.isLibrary)];
        const room = Math.min(maxScripts - count, round === 0 ? firstScripts : maxScripts);
        const next = own.slice(0, room);
        count += next.length;
        if (next.length === 0) next.push(...libraries.splice(0, maxLibraries - (read.size - count)));
        if (next.length === 0) break;
        for (const { url } of next) read.add(url);
        await Promise.all(next.map((script) => readScript(script, timeLeft, allowance)));
        addImported();
        await readSources();
        if (verdict().state === 'found') return;
      }
      for (const { script, detection } of idle) if (detection.sightings.some(isLive)) skip(script, 'runtime');
      for (const script of found.scripts.filter(({ url }) => !read.has(url))) skip(script, 'limit');
    }

    async function readScript(
      script: PageScript,
      timeLeft: AbortSignal,
      allowance: Allowance,
    ): Promise<void> {
      if (allowance.bytes <= 0) return skip(script, 'limit');
      try {
        await queue.run(registrableDomain(page.hostname), timeLeft, async () => {
          const { bytes, contentType, cut } = await fetchPage(new URL(script.url), {
            signal: timeLeft,
            expect: 'script',
            allowance,
          });
          const known = { ...script, modules: joinModules(found.modules, script.modules ?? found.modules) };
          const detection = await reader.script(bytes, contentType, known, page, timeLeft);
          if (detection.botWall) skip(script, 'refused');
          else if (!cut && !script.service)
            readParts.push({ kind: 'script', what: scriptName(new URL(script.url)) });
          if (cut) skip(script, allowance.bytes <= 0 ? 'limit' : cutReason(cut));
          if (script.isLoader && !script.service && detection.sightings.length === 0)
            skip(script, 'unreadable');
          if (isOnlyPreloaded(script.url)) idle.push({ script, detection });
          else if (script.owner === 'site') add(detection);
          else if (detection.sightings.some((seen) => isLive(seen))) skip(script, 'other-site');
        });
      } catch (error) {
        if (!(error instanceof FetchError)) throw error;
        if (isGone(error)) isIncomplete = true;
        if (!isGone(error) || script.isLoader) skip(script, unreadReason(error));
        else if (script.isGuess) skip(script, 'runtime');
      }
    }

    function add(more: Detection): void {
      found = joinDetections(found, more);
    }

    function skip(script: PageScript, reason: UnreadReason): void {
      const { url, service } = script;
      note(service ? 'service' : 'script', service ?? url, script, reason);
    }

    function note(
      kind: UnreadPart['kind'],
      address: string,
      { line, position }: Pick<UnreadPart, 'line' | 'position'>,
      reason: UnreadReason,
    ): void {
      const url = URL.parse(address);
      const what = url ? scriptName(url) : address;
      if (!unread.some((one) => one.kind === kind && one.what === what))
        unread.push({ kind, what, line, position, reason });
    }
  };
}

const nowhere = { line: null, position: null };

/** Evidence in a frame has no line in the page. */
function inFrame(detection: Detection, within: string): Detection {
  const place = { place: 'frame', within, section: null, line: null, position: null } as const;
  return { ...detection, sightings: detection.sightings.map((seen) => ({ ...seen, ...place })) };
}

const order: Source['kind'][] = [
  'tag-manager',
  'google-tag',
  'ga4',
  'segment',
  'google-ads',
  'universal-analytics',
  'floodlight',
];

function inOrder(sources: readonly Source[]): Source[] {
  return sources.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
