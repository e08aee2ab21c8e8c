import type { TagKind, UnreadPart, UnreadReason } from '../../contract/tag-check.ts';
import type { ContainerReading } from './detect/container.ts';
import type { Sighting, Source } from './detect/detection.ts';
import type { FetchError } from './fetch/fetch-error.ts';
import type { FetchedPage } from './fetch/fetch-public-page.ts';

/** A container or Google tag and its content; if it could not be read, null and the reason. */
export interface SourceReading {
  source: Source;
  reading: ContainerReading | null;
  problem: UnreadReason | null;
}

/** A container or tag that was not read. Universal Analytics is retired in any case. */
export function unreadSource(
  { source, reading, problem }: SourceReading,
  onPage: readonly Sighting[],
): UnreadPart[] {
  if (reading || source.kind === 'universal-analytics') return [];
  const reason = problem ?? 'unreadable';
  const seen = onPage.find(({ id, kind }) =>
    source.kind === 'segment' ? kind === 'segment' : id === source.id,
  );
  const place = pickPosition(seen);
  if (source.kind === 'segment') return [{ kind: 'service', what: 'Segment', ...place, reason }];
  return [{ kind: 'container', what: source.id, ...place, reason }];
}

/** Zaraz runs at Cloudflare, and Segment's settings cannot be fetched without a visible key. */
export function unreadServices(onPage: readonly Sighting[], sources: readonly SourceReading[]): UnreadPart[] {
  const place = (kind: TagKind) => pickPosition(onPage.find((seen) => seen.kind === kind));
  const has = (kind: TagKind) => onPage.some((seen) => seen.kind === kind);
  return [
    ...(has('zaraz')
      ? [
          {
            kind: 'service' as const,
            what: 'Cloudflare Zaraz',
            ...place('zaraz'),
            reason: 'server-side' as const,
          },
        ]
      : []),
    ...(has('segment') && !sources.some(({ source }) => source.kind === 'segment')
      ? [{ kind: 'service' as const, what: 'Segment', ...place('segment'), reason: 'runtime' as const }]
      : []),
  ];
}

/** An id in the settings that something may load. */
export function unseenLoader({ id, line, position }: Sighting): UnreadPart {
  return { kind: 'loader', what: id ?? '', line, position, reason: 'unseen' };
}

function pickPosition(seen: Sighting | undefined): Pick<UnreadPart, 'line' | 'position'> {
  return { line: seen?.line ?? null, position: seen?.position ?? null };
}

export function uniqueParts(parts: readonly UnreadPart[]): UnreadPart[] {
  return [
    ...new Map(
      parts.map((part) => [`${part.kind} ${part.what} ${part.what ? '' : part.line}`, part]),
    ).values(),
  ];
}

/** A missing script does nothing in a browser either. */
export function isGone({ status }: FetchError): boolean {
  return status === 404 || status === 410;
}

export function unreadReason({ state }: FetchError): UnreadReason {
  if (state === 'timeout') return 'too-slow';
  return state === 'not-allowed' ? 'not-allowed' : 'refused';
}

export function cutReason(cut: NonNullable<FetchedPage['cut']>): UnreadReason {
  return cut === 'size' ? 'too-long' : cut === 'time' ? 'too-slow' : 'refused';
}
