import type { CSSProperties } from 'react';
import { alert, forecast, measured, passed, total } from '../../sample-account/example-plan.ts';
import { Caption } from '../../ui/charts/caption.tsx';
import { usePage } from '../../ui/page.tsx';
import { weekFrom } from '../../ui/sheet-weeks.ts';
import hidden from '../../ui/text.module.css';
import { ForecastStrip } from './forecast-strip.tsx';
import s from './plan.module.css';
import { Budget, PlanRows } from './plan-rows.tsx';
import state from './state.module.css';

/** The width of a flag that covers whole weeks, so that it cuts off no number. Its font is monospaced. */
function width(text: string): CSSProperties {
  return { '--characters': text.length } as CSSProperties;
}

/** The plan in each of the four steps. Described in text once. */
export function Plan({ isRepeated = false }: { isRepeated?: boolean }) {
  const { format, messages, today } = usePage();
  const t = messages.howItWorks.plan;
  const { note, week } = messages.home.fan;
  const starting = messages.layout.ruler.today;
  const alarm = {
    spent: format.moneyShort(alert.spent),
    planned: format.moneyShort(alert.planned),
    weekly: format.moneyShort(alert.weekly),
  };
  const summary = t.summary({
    ...alarm,
    from: format.number(forecast[0]?.mid ?? 0),
    to: format.number(forecast.at(-1)?.mid ?? 0),
    total: format.money(total),
    actual: format.list(measured.map(format.number)),
  });
  return (
    <figure
      className={s.plan}
      aria-hidden={isRepeated || undefined}
      style={{ '--passed': passed } as CSSProperties}
    >
      <figcaption>
        <Caption title={t.title} note={note} />
      </figcaption>
      {!isRepeated && <p className={hidden.hidden}>{summary}</p>}
      <div className={s.grid} aria-hidden="true">
        <div className={s.weeks}>
          <span>{week}</span>
          {forecast.map((_, offset) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
            <i key={offset} data-week={offset}>
              {weekFrom(today, offset)}
            </i>
          ))}
        </div>
        <ForecastStrip />
        <PlanRows />
        <Budget />
        <i className={s.today}>
          <b>
            <span className={state.starting} style={width(starting)}>
              {starting}
            </span>
            <span className={state.running} style={width(t.later)}>
              <em>3</em>
              {t.later}
            </span>
          </b>
        </i>
      </div>
      <div className={`${s.alert} ${state.alert}`} aria-hidden="true">
        <em>4</em>
        <p>
          <b>{t.alert.spent(alarm)}</b> {t.alert.pace} <strong>{t.alert.fix(alarm)}</strong>
        </p>
      </div>
    </figure>
  );
}
