import { facts } from '../../../contract/facts.ts';
import { Caption } from '../../ui/charts/caption.tsx';
import { FirstOfMonth, Month } from '../../ui/dated.tsx';
import { useMessages } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import hidden from '../../ui/text.module.css';
import s from './refresh.module.css';

const refreshes = [0, 1, 2, 3];
const { forecastMonths, mediaPlanMonths } = facts;

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

/** One plan at four dates: Today and the horizon move by a month. */
export function Refresh() {
  const t = useMessages().mediaPlanning.refresh;
  return (
    <Sheet spaced labelledBy="refresh">
      <SectionHead id="refresh" title={t.title}>
        {t.text}
      </SectionHead>
      <figure className={s.figure}>
        <figcaption>
          <Caption title={t.label} note={t.note} />
        </figcaption>
        <ol className={s.stair} aria-label={t.label}>
          {refreshes.map((today) => (
            <li key={today}>
              <b>
                <FirstOfMonth offset={today} />
              </b>
              <div className={s.row}>
                {partsAt(today).map(({ name, from, to }) => (
                  <span key={name} className={s[name]} style={{ gridColumn: `${from + 1}/${to + 1}` }}>
                    {t[name]}
                    <span className={hidden.hidden}>
                      <Month offset={from} />
                      {to - from > 1 && (
                        <>
                          –<Month offset={to - 1} />
                        </>
                      )}
                    </span>
                  </span>
                ))}
              </div>
            </li>
          ))}
        </ol>
        <div className={s.months} aria-hidden="true">
          {Array.from({ length: mediaPlanMonths + refreshes.length - 1 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
            <i key={i}>
              <Month offset={i} />
            </i>
          ))}
        </div>
      </figure>
    </Sheet>
  );
}
