import type { TagKind, UnreadPart, UnreadReason } from '../../contract/tag-check.ts';
import type { ContainerReading } from './detect/container.ts';
import type { Sighting, Source } from './detect/detection.ts';

/** A container or Google tag and its content; null if it could not be read, and why. */
export interface SourceReading {
  source: Source;
  reading: ContainerReading | null;
  problem: UnreadReason | null;
}

/** A container or tag that was not read. Universal Analytics is retired either way. */
export function gapOf(
  { source, reading, problem }: SourceReading,
  onPage: readonly Sighting[],
): UnreadPart[] {
  if (reading || source.kind === 'universal-analytics') return [];
  const reason = problem ?? 'unreadable';
  if (source.kind === 'segment') return [{ kind: 'service', what: 'Segment', line: null, reason }];
  const line = onPage.find(({ id }) => id === source.id)?.line ?? null;
  return [{ kind: 'container', what: source.id, line, reason }];
}

/** Zaraz runs at Cloudflare, and Segment without a visible key cannot be asked. */
export function serviceGaps(onPage: readonly Sighting[], sources: readonly SourceReading[]): UnreadPart[] {
  const line = (kind: TagKind) => onPage.find((seen) => seen.kind === kind)?.line ?? null;
  const has = (kind: TagKind) => onPage.some((seen) => seen.kind === kind);
  return [
    ...(has('zaraz')
      ? [
          {
            kind: 'service' as const,
            what: 'Cloudflare Zaraz',
            line: line('zaraz'),
            reason: 'server-side' as const,
          },
        ]
      : []),
    ...(has('segment') && !sources.some(({ source }) => source.kind === 'segment')
      ? [{ kind: 'service' as const, what: 'Segment', line: line('segment'), reason: 'runtime' as const }]
      : []),
  ];
}

export function uniqueGaps(gaps: readonly UnreadPart[]): UnreadPart[] {
  return [
    ...new Map(gaps.map((gap) => [`${gap.kind} ${gap.what} ${gap.what ? '' : gap.line}`, gap])).values(),
  ];
}
