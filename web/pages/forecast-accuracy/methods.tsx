import record from '../../../content/forecast-accuracy.json' with { type: 'json' };
import { settings } from '../../../content/settings.ts';
import { usePage } from '../../ui/page.tsx';
import s from './methods.module.css';

/** Our method next to others in a run of our own. The table scrolls on small screens. */
export function Methods() {
  const { format, messages } = usePage();
  const t = messages.forecastAccuracy.methods;
  const { columns, lastValue, lastYear, ets, mstl } = t;
  const names: Record<string, string> = { forespan: settings.brand, lastValue, lastYear, ets, mstl };
  const { method, mean, median, smape, mase, owa, msis, ms } = columns;
  return (
    <>
      <p>{t.lede}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={s.scroll} tabIndex={0} aria-label={t.title}>
        <table>
          <thead>
            <tr>
              {[method, mean, median, smape, mase, owa, msis, ms].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {record.ownWeeks.methods.map((each) => (
              <tr key={each.name}>
                <th scope="row">{names[each.name] ?? each.name}</th>
                <td>{format.percentTenths(1 - each.totals.mean)}</td>
                <td>{format.percentTenths(1 - each.totals.median)}</td>
                <td>{format.decimals(each.smape, 1)}</td>
                <td>{format.decimals(each.mase, 2)}</td>
                <td>{format.decimals(each.owa, 2)}</td>
                <td>{format.decimals(each.msis, 1)}</td>
                <td>{each.ms < 1 ? `<\u00a0${format.number(1)}` : format.decimals(each.ms, 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={s.note}>{t.note}</p>
    </>
  );
}
