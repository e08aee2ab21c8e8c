import { fill } from '../../../content/fill.ts';
import { hostOf } from '../../../content/host-of.ts';
import type { TagCheckWords } from '../../../content/messages/en/check-ga-tag.ts';
import type { TagCheckReply, TagEvidence } from '../../../contract/tag-check.ts';
import s from './page-map.module.css';

const stripHeight = 64;
const levelHeight = 20;

/** A strip for the checked page from first byte to last, with each tag where it was found. */
export function PageMap(props: { reply: TagCheckReply; words: TagCheckWords['map']; locale: string }) {
  const { reply, words } = props;
  const percent = new Intl.NumberFormat(props.locale, { style: 'percent' });
  const marks = marksOf(reply.tags);
  const found = marks.map(({ id, position }) => `${id} ${percent.format(position)}`).join(', ');
  const levels = Math.max(0, ...marks.map(({ level = 0 }) => level + 1));
  const top = marks.length > 0 ? levels * levelHeight + 12 : 0;
  return (
    <figure className={s.map}>
      <figcaption>
        <b>{words.title}</b> <span>{fill(words.span, { host: hostOf(reply.finalUrl ?? reply.url) })}</span>
      </figcaption>
      <svg role="img" aria-label={found || words.empty} height={top + stripHeight}>
        <Strip top={top} head={reply.headEnds ?? 0} />
        {marks.map((mark) => (
          <Mark key={mark.id} mark={mark} top={top} />
        ))}
      </svg>
      {marks.length === 0 && <p aria-hidden="true">{words.empty}</p>}
    </figure>
  );
}

/** Head and body, labelled where there is room. */
function Strip({ top, head }: { top: number; head: number }) {
  const named = top + stripHeight - 12;
  return (
    <>
      <rect className={s.body} y={top} width="100%" height={stripHeight} />
      <rect className={s.head} y={top} width={at(head)} height={stripHeight} />
      <rect className={s.edge} y={top} width="2" height={stripHeight} />
      <rect className={s.edge} x={at(head)} y={top} width="2" height={stripHeight} />
      {head >= 0.2 && (
        <text x="8" y={named}>
          &lt;head&gt;
        </text>
      )}
      {head <= 0.8 && (
        <text x={at(head)} y={named} dx="8">
          &lt;body&gt;
        </text>
      )}
    </>
  );
}

function Mark({ mark, top }: { mark: MapMark; top: number }) {
  const { id, kind, position, level, isLeft } = mark;
  const rise = 12 + levelHeight * (level ?? 0);
  return (
    <g className={s[kind]}>
      <rect x={at(position)} y={top - rise} width="4" height={rise + 36} />
      {level !== undefined && (
        <text x={at(position)} y={top - rise - 6} className={isLeft ? s.left : undefined}>
          {id}
        </text>
      )}
    </g>
  );
}

function at(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

interface MapMark {
  id: string;
  kind: 'live' | 'retired' | 'other';
  /** A share of the page's bytes. */
  position: number;
  /** The row of its label; undefined where there is no room. */
  level: number | undefined;
  /** Its label is left of it. */
  isLeft: boolean;
}

export const mostLevels = 4;
/** A label's share of the strip's width on the narrowest phone. */
const labelShare = 0.34;

/** Each id at its first position. Labels that would overlap are stacked. */
export function marksOf(tags: readonly TagEvidence[]): MapMark[] {
  const first = new Map<string, { tag: TagEvidence; position: number }>();
  for (const tag of tags) {
    const { id, position } = tag;
    if (id === null || position === null) continue;
    const known = first.get(id);
    if (!known || position < known.position) first.set(id, { tag, position });
  }
  const marks = [...first.values()].map(({ tag, position }) => ({
    id: tag.id ?? '',
    kind: markKind(tag),
    position,
    level: undefined,
    isLeft: position > 0.5,
  }));
  return withLevels(marks.sort((a, b) => a.position - b.position));
}

/** From the middle outwards, so that no line crosses a label. */
function withLevels(marks: readonly MapMark[]): MapMark[] {
  const taken: [from: number, to: number][][] = Array.from({ length: mostLevels }, () => []);
  const place = (mark: MapMark): MapMark => {
    const { position, isLeft } = mark;
    const from = isLeft ? position - labelShare : position;
    const to = from + labelShare;
    const level = taken.findIndex((spans) => spans.every((span) => to <= span[0] || from >= span[1]));
    taken[level]?.push([from, to]);
    return { ...mark, level: level < 0 ? undefined : level };
  };
  const before = marks.filter(({ isLeft }) => !isLeft).toReversed();
  return [...before.map(place).reverse(), ...marks.filter(({ isLeft }) => isLeft).map(place)];
}

function markKind({ kind }: TagEvidence): MapMark['kind'] {
  if (kind === 'universal-analytics') return 'retired';
  return kind === 'ga4' || kind === 'google-tag' ? 'live' : 'other';
}
