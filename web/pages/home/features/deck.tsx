import { fan } from '../../../ui/charts/fan.ts';
import { usePage } from '../../../ui/page.tsx';
import { currentWeek, weeksAhead } from '../../../ui/sheet-weeks.ts';
import s from './deck.module.css';
import f from './feature.module.css';
import { Feature } from './feature.tsx';
import { MiniFan } from './forecasting.tsx';

const chart = fan({ width: 500, height: 90, floor: 200, ceiling: 500, first: 0, last: 500 });

export function Deck() {
  const { messages, format } = usePage();
  const t = messages.home.features.deck;
  const [before, point, after] = t.summaryText;
  return (
    <Feature words={t} place={f.deck}>
      <div className={s.deck} role="img" aria-label={t.label}>
        <div className={s.cover}>
          <b>{t.cover}</b>
          <i>
            {format.week(currentWeek)}–{format.week(currentWeek + weeksAhead - 1)}
          </i>
        </div>
        <div className={s.summary}>
          <i>{t.summary}</i>
          <p>
            {before} <mark>{point}</mark> {after}
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
