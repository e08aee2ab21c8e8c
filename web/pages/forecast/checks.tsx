import type { CSSProperties } from 'react';
import { fill } from '../../../content/fill.ts';
import type { Check, Outlook } from '../../../forecast/outlook.ts';
import { leastWeeks, weeksAhead } from '../../../forecast/outlook.ts';
import { Dated } from './chart.tsx';
import s from './checks.module.css';
import type { Numbers } from './numbers.ts';
import type { Result } from './result.ts';
import { amountOf, average, type ReadingWords, type Words } from './words.ts';

/** Errors beyond this share stop at the edge of the drawing. */
const widest = 0.3;
const mostNotices = 4;

interface Props {
  result: Result;
  outlook: Outlook;
  checks: readonly Check[] | undefined;
  words: Words;
  numbers: Numbers;
  isLive: boolean;
}

/** How the forecast would have done on hidden stretches of the past. */
export function Checks(props: Props) {
  const { result, checks, words, numbers } = props;
  const { checks: t } = words;
  return (
    <section className={s.section} aria-labelledby="checked">
      <header>
        <h2 id="checked">{result.source.kind === 'sample' ? t.sample : t.own}</h2>
        {!checks && <p role="status">{t.pending}</p>}
        {checks && checks.length > 0 && (
          <p>{checks.length === 1 ? t.once : fill(t.text, { count: numbers.whole(checks.length) })}</p>
        )}
        {checks?.length === 0 && <p>{fill(t.none, { least: leastWeeks + weeksAhead })}</p>}
      </header>
      {checks && checks.length > 0 && (
        <div className={s.checks}>
          <Figures {...props} checks={checks} />
          <div>
            <Misses {...props} checks={checks} />
            <Comparison {...props} checks={checks} />
          </div>
        </div>
      )}
    </section>
  );
}

type Done = Props & { checks: readonly Check[] };

function Figures({ checks, words: { checks: t }, numbers, ...props }: Done) {
  const misses = checks.map(({ total: { ours } }) => Math.abs(ours));
  const worst = checks[misses.indexOf(Math.max(...misses))];
  const inside = checks.reduce((sum, check) => sum + check.inside, 0);
  const all = checks.length * weeksAhead;
  return (
    <dl className={s.figures}>
      <div>
        <dt>{t.mean}</dt>
        <dd>{numbers.share(average(misses))}</dd>
      </div>
      <div>
        <dt>{fill(t.inside, { all: numbers.whole(all), inside: numbers.whole(inside) })}</dt>
        <dd>{numbers.wholeShare(inside / all)}</dd>
      </div>
      <div>
        <dt>
          {t.largest.split('{weeks}')[0]}
          {worst && <Span {...props} numbers={numbers} start={worst.start} />}
          {t.largest.split('{weeks}')[1]}
        </dt>
        <dd>{numbers.share(Math.max(...misses))}</dd>
      </div>
    </dl>
  );
}

/** `W14–W26`. */
function Span({
  result,
  numbers,
  start,
  isLive,
}: Pick<Done, 'result' | 'numbers' | 'isLive'> & { start: number }) {
  const week = (index: number) => ({
    offset: index - result.weeks.length,
    name: numbers.week(result.weeks[index] ?? ''),
    isLive: isLive || result.source.kind !== 'sample',
  });
  return (
    <>
      <Dated {...week(start)} />–<Dated {...week(start + weeksAhead - 1)} />
    </>
  );
}

function Misses({ checks, words: { checks: t }, numbers, ...props }: Done) {
  const place = (error: number) =>
    ({ '--e': (Math.max(-widest, Math.min(widest, error)) / widest).toFixed(3) }) as CSSProperties;
  return (
    <>
      <ul className={s.marks}>
        <li>
          <u className={s.ours} />
          {t.ours}
        </li>
        <li>
          <u className={s.lastYear} />
          {t.lastYear}
        </li>
        <li>
          <u className={s.lastValue} />
          {t.lastValue}
        </li>
      </ul>
      <ol className={s.misses} aria-label={t.list}>
        <li className={s.scale} aria-hidden="true">
          <span />
          <div>
            <i style={place(-widest)}>{numbers.wholeShare(-widest).replace('-', '−')}</i>
            <i style={place(0)}>{t.came}</i>
            <i style={place(widest)}>+{numbers.wholeShare(widest)}</i>
          </div>
          <span />
        </li>
        {checks.map(({ start, total }) => (
          <li key={start}>
            <span>
              <Span {...props} numbers={numbers} start={start} />
            </span>
            <div>
              {total.lastYear !== null && <u className={s.lastYear} style={place(total.lastYear)} />}
              <u className={s.lastValue} style={place(total.lastValue)} />
              <u className={s.ours} style={place(total.ours)} />
            </div>
            <b>{numbers.signedShare(total.ours)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

function Comparison({ checks, words: { checks: t }, numbers }: Done) {
  const mean = (values: (number | null)[]) => {
    const known = values.filter((value) => value !== null).map(Math.abs);
    return known.length > 0 ? numbers.share(average(known)) : '–';
  };
  const inside = checks.reduce((sum, check) => sum + check.inside, 0);
  const range = fill(t.ofAll, {
    inside: numbers.whole(inside),
    all: numbers.whole(checks.length * weeksAhead),
  });
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">{t.method}</th>
          <th scope="col">{t.ofTotal}</th>
          <th scope="col">{t.ofWeek}</th>
          <th scope="col">{t.inRange}</th>
        </tr>
      </thead>
      <tbody>
        {(['ours', 'lastYear', 'lastValue'] as const).map((method) => (
          <tr key={method} className={method === 'ours' ? s.us : undefined}>
            <th scope="row">{t[method]}</th>
            <td data-label={t.ofTotal}>{mean(checks.map(({ total }) => total[method]))}</td>
            <td data-label={t.ofWeek}>{mean(checks.map(({ week }) => week[method]))}</td>
            <td data-label={t.inRange}>{method === 'ours' ? range : t.noRange}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Weeks that were not to be expected. */
export function Notices({
  result,
  outlook,
  checks,
  words,
  notices,
  numbers,
}: Props & { notices: ReadingWords['notices'] }) {
  const seen = new Map((checks ?? []).flatMap(({ outside }) => outside).map((week) => [week.week, week]));
  const largest = [...seen.values()]
    // Of a range that ends at zero there are no shares.
    .filter(({ edge }) => edge > 0)
    .map((week) => ({ ...week, share: week.value / week.edge - 1 }))
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
    .slice(0, mostNotices);
  if (largest.length === 0) return null;
  return (
    <section className={s.section} aria-labelledby="notices">
      <header>
        <h2 id="notices">{notices.title}</h2>
        <p>{notices.text}</p>
      </header>
      <ul className={s.notices}>
        {largest.map(({ week, value, share }) => (
          <li key={week}>
            <b>{numbers.weekAndYear(result.weeks[week] ?? '')}</b>
            <div>
              <strong>
                {fill(share > 0 ? notices.above : notices.below, {
                  amount: amountOf(outlook, value, words, numbers),
                  share: numbers.share(Math.abs(share)),
                })}
              </strong>
              <i>{notices.kept}</i>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
