import { fill, hostOf } from '../../../content/describe-tag-check.ts';
import type { TagCheckWords } from '../../../content/messages/en/check-ga-tag.ts';
import type { TagCheckReply } from '../../../contract/tag-check.ts';
import { type MapMark, marksOf } from './map-marks.ts';
import s from './page-map.module.css';

const stripHeight = 64;
const levelHeight = 20;

/** A strip that stands for the page from its first byte to its last, with every tag where it was seen. */
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

/** The head and the body; each is named where there is room. */
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
