import { facts } from '../../../contract/facts.ts';
import { usePage } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import { sheetMonths } from '../../ui/sheet-weeks.ts';
import hidden from '../../ui/text.module.css';
import s from './refresh.module.css';

const refreshes = [0, 1, 2, 3];
const { forecastMonths, mediaPlanMonths } = facts;
const start = sheetMonths(true)[0]?.month ?? new Date(0);

function monthAt(i: number): Date {
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + i, 1));
}

/** The parts of the plan on the first of a month, as columns. */
function partsAt(today: number) {
  const horizon = today + forecastMonths;
  const parts = [
    { name: 'ran', from: 0, to: today },
    { name: 'forecast', from: today, to: horizon },
    { name: 'plan', from: horizon, to: today + mediaPlanMonths },
  ] as const;
  return parts.filter(({ from, to }) => to > from);
}

/** One plan at four dates: each month, Today and the horizon move one column. */
export function Refresh() {
  const { format, messages } = usePage();
  const t = messages.mediaPlanning.refresh;
  function span(from: number, to: number): string {
    const first = format.month(monthAt(from));
    return to - from > 1 ? `${first}–${format.month(monthAt(to - 1))}` : first;
  }
  return (
    <Sheet spaced labelledBy="refresh">
      <SectionHead id="refresh" title={t.title}>
        {t.text}
      </SectionHead>
      <ol className={s.stair} aria-label={t.label}>
        {refreshes.map((today) => (
          <li key={today}>
            <b>{format.dayOfMonth(monthAt(today))}</b>
            <div className={s.row}>
              {partsAt(today).map(({ name, from, to }) => (
                <span key={name} className={s[name]} style={{ gridColumn: `${from + 1}/${to + 1}` }}>
                  {t[name]}
                  <span className={hidden.hidden}>{span(from, to)}</span>
                </span>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className={s.months} aria-hidden="true">
        {Array.from({ length: mediaPlanMonths + refreshes.length - 1 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
          <i key={i}>{format.month(monthAt(i))}</i>
        ))}
      </div>
    </Sheet>
  );
}
