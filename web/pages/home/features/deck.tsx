import { fan } from '../../../ui/charts/fan.ts';
import { Week, WithWeek } from '../../../ui/dated.tsx';
import { useMessages } from '../../../ui/page.tsx';
import { weeksAhead } from '../../../ui/sheet-weeks.ts';
import s from './deck.module.css';
import f from './feature.module.css';
import { Feature } from './feature.tsx';
import { MiniFan } from './forecasting.tsx';

const chart = fan({ width: 500, height: 90, floor: 200, ceiling: 500, first: 0, last: 500 });

/** The week in which the plan raises generic search. */
const raiseWeek = 7;

export function Deck() {
  const t = useMessages().home.features.deck;
  const [before, point] = t.summaryText;
  return (
    <Feature messages={t} place={f.deck}>
      <div className={s.deck} role="img" aria-label={t.label}>
        <div className={s.cover}>
          <b>{t.cover}</b>
          <i>
            <Week offset={0} />–<Week offset={weeksAhead - 1} />
          </i>
        </div>
        <div className={s.summary}>
          <i>{t.summary}</i>
          <p>
            {before} <mark>{point}</mark> <WithWeek offset={raiseWeek} text={t.raise} />
          </p>
        </div>
        <div className={s.chart}>
          <i>{t.forecast}</i>
          <MiniFan height={90} paths={chart} />
        </div>
      </div>
    </Feature>
  );
}
