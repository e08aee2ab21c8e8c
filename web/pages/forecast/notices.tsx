import { fill } from '../../../content/fill.ts';
import type { Check } from '../../../forecast/outlook.ts';
import s from './notices.module.css';
import { Section } from './section.tsx';
import type { ShownMetric } from './shown-metric.ts';
import { amountOf, type ReadingWords } from './words.ts';

const mostNotices = 4;

/** Weeks that were not to be expected. */
export function Notices({
  result,
  outlook,
  checks,
  words,
  notices,
  numbers,
}: ShownMetric & { checks: readonly Check[] | undefined; notices: ReadingWords['notices'] }) {
  const outside = new Map(
    (checks ?? []).flatMap(({ outside: weeks }) => weeks).map((week) => [week.week, week]),
  );
  const largest = [...outside.values()]
    // Of a range that ends at zero there are no shares.
    .filter(({ edge }) => edge > 0)
    .map((week) => ({ ...week, share: week.value / week.edge - 1 }))
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
    .slice(0, mostNotices);
  if (largest.length === 0) return null;
  return (
    <Section id="notices" title={notices.title} lede={<p>{notices.text}</p>}>
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
    </Section>
  );
}
