import type { MapItem, MapPin, MapRow } from '../../../content/tag-check/describe-page-map.ts';
import t from '../../ui/text.module.css';
import s from './page-map.module.css';

/**
 * A page from its first to its last line, with pins for what was found and what was not read. Without script, the
 * server fills in the `data-` attributes.
 */
export function PageMap(props: { title: string; span: string; rows: readonly MapRow[]; isSample?: boolean }) {
  const { title, span, rows, isSample } = props;
  return (
    <figure className={isSample ? `${s.map} ${s.sample}` : s.map} data-only={isSample ? undefined : 'map'}>
      <figcaption>
        <b data-text="mapTitle">{title}</b> <span data-text="mapSpan">{span}</span>
      </figcaption>
      <ol>
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a map never change
          <Row key={i} row={row} />
        ))}
      </ol>
    </figure>
  );
}

function Row({ row }: { row: MapRow }) {
  const { mark, said, lines, code, note, pin } = row;
  return (
    <li data-each="rows" data-mark={mark}>
      <i>
        <span className={t.hidden} data-text="said">
          {said}
        </span>{' '}
        <span data-text="lines">{lines}</span>
      </i>
      {code !== undefined && (
        <code data-only="code" data-text="code">
          {code}
        </code>
      )}
      {note !== undefined && (
        <p data-only="note" data-text="note">
          {note}
        </p>
      )}
      {pin && <Pin pin={pin} />}
      {pin?.inside && <Inside {...pin.inside} />}
    </li>
  );
}

/** Colour and sign come from the row's mark; the word says the same. */
function Pin({ pin }: { pin: MapPin }) {
  const { name, kind, where, word } = pin;
  return (
    <div className={s.pin} data-only="pin">
      <span className={s.sign} aria-hidden="true" />
      <p>
        <b data-text="name">{name}</b> <span data-text="kind">{kind}</span>
      </p>
      <p data-text="where">{where}</p>
      {word !== undefined && (
        <em data-only="word" data-text="word">
          {word}
        </em>
      )}
    </div>
  );
}

function Inside({ title, items }: { title: string; items: readonly MapItem[] }) {
  return (
    <div className={s.inside} data-only="inside">
      <p data-text="insideTitle">{title}</p>
      <ul>
        {items.map(({ mark, name, kind }) => (
          <li key={`${name} ${kind}`} data-each="inside" data-mark={mark}>
            <span className={s.sign} aria-hidden="true" />
            <b data-text="itemName">{name}</b> <span data-text="itemKind">{kind}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
