import { fill, hostOf } from '../../../content/describe-tag-check.ts';
import type { TagCheckWords } from '../../../content/messages/en/check-ga-tag.ts';
import type { TagCheckReply } from '../../../contract/tag-check.ts';
import { marksOf } from './map-marks.ts';
import s from './page-map.module.css';

/** A strip that stands for the page from its first byte to its last, with every tag where it was seen. */
export function PageMap(props: { reply: TagCheckReply; words: TagCheckWords['map']; locale: string }) {
  const { reply, words } = props;
  const percent = new Intl.NumberFormat(props.locale, { style: 'percent' });
  const marks = marksOf(reply.tags);
  const head = reply.headEnds ?? 0;
  const at = (share: number) => `${(share * 100).toFixed(1)}%`;
  const found = marks.map(({ id, position }) => `${id} ${percent.format(position)}`).join(', ');
  return (
    <figure className={s.map}>
      <figcaption>
        <b>{words.title}</b> <span>{fill(words.span, { host: hostOf(reply.finalUrl ?? reply.url) })}</span>
      </figcaption>
      <svg role="img" aria-label={found || words.empty} className={marks.length > 0 ? s.marked : undefined}>
        <rect className={s.body} width="100%" height="64" />
        <rect className={s.head} width={at(head)} height="64" />
        <rect className={s.edge} width="2" height="64" />
        <rect className={s.edge} x={at(head)} width="2" height="64" />
        {head >= 0.2 && (
          <text x="8" y="52">
            &lt;head&gt;
          </text>
        )}
        {head <= 0.8 && (
          <text x={at(head)} y="52" dx="8">
            &lt;body&gt;
          </text>
        )}
        {marks.length === 0 && (
          <text className={s.empty} x="50%" y="30">
            {words.empty}
          </text>
        )}
        {marks.map(({ id, kind, position, level, isLeft }) => (
          <g key={id} className={s[kind]}>
            <rect x={at(position)} y={-12 - 20 * (level ?? 0)} width="4" height={52 + 20 * (level ?? 0)} />
            {level !== undefined && (
              <text x={at(position)} y={-18 - 20 * level} className={isLeft ? s.left : undefined}>
                {id}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}
