import type { CSSProperties } from 'react';
import record from '../../../content/forecast-accuracy.json' with { type: 'json' };
import { settings } from '../../../content/settings.ts';
import { FactsList } from '../../ui/facts-list.tsx';
import { usePage } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import s from './tables.module.css';

const { totals, stretches, methods } = record;

/** The accuracy of parts of the checks, and how far off how many of them were. */
export function Cuts() {
  const { format, messages } = usePage();
  const { cuts, often } = messages.forecastAccuracy;
  const { columns } = cuts;
  const rows: [name: string, part: (typeof totals)['all']][] = [
    [cuts.claimed, totals.claimed],
    [cuts.shorter, totals.shorter],
    [cuts.all, totals.all],
    ...stretches.map((part): [string, typeof part] => [cuts.hidden(format.number(part.hidden)), part]),
    [cuts.unseen, totals.unseen],
  ];
  const { all } = totals;
  const within = (accuracy: number) => often.within(format.percentTenths(1 - accuracy));
  return (
    <Sheet spaced labelledBy="cuts" className={s.cuts}>
      <h2 id="cuts">{cuts.title}</h2>
      <div>
        <Table
          head={[columns.part, columns.checks, columns.mean, columns.median, columns.tenth, columns.under90]}
          rows={rows.map(([name, part]) => [
            name,
            format.number(part.checks),
            format.percentTenths(part.mean),
            format.percentTenths(part.median),
            format.percentTenths(part.tenth),
            format.percentTenths(part.under90),
          ])}
        />
      </div>
      <div>
        <h3>{often.title}</h3>
        <FactsList
          facts={[
            { label: often.half, value: within(all.median) },
            { label: often.quarter, value: within(all.quarter) },
            { label: often.tenth, value: within(all.tenth) },
            { label: often.all, value: within(all.worst) },
          ]}
        />
      </div>
    </Sheet>
  );
}

/** Ours beside other methods, and how often our ranges held. */
export function Methods() {
  const { format, messages } = usePage();
  const t = messages.forecastAccuracy.methods;
  const { columns } = t;
  const { lastValue, lastYear, ets, mstl } = t;
  const names: Record<string, string> = { forespan: settings.brand, lastValue, lastYear, ets, mstl };
  return (
    <Sheet spaced labelledBy="methods" className={s.methods}>
      <SectionHead id="methods" title={t.title}>
        {t.lede}
      </SectionHead>
      <Table
        head={[
          columns.method,
          columns.mean,
          columns.median,
          columns.smape,
          columns.mase,
          columns.owa,
          columns.msis,
          columns.ms,
        ]}
        rows={methods.map((method) => [
          names[method.name] ?? method.name,
          format.percentTenths(1 - method.totals.mean),
          format.percentTenths(1 - method.totals.median),
          format.decimals(method.smape, 1),
          format.decimals(method.mase, 2),
          format.decimals(method.owa, 2),
          format.decimals(method.msis, 1),
          method.ms < 1 ? `<\u00a0${format.number(1)}` : format.decimals(method.ms, 0),
        ])}
      />
      <p className={s.note}>{t.note}</p>
      <Ranges />
    </Sheet>
  );
}

function Ranges() {
  const { format, messages } = usePage();
  const t = messages.forecastAccuracy.ranges;
  const [ours] = methods;
  return (
    <div className={s.ranges}>
      <div>
        <h3>{t.title}</h3>
        <p>{t.lede}</p>
        <p>{t.mark}</p>
      </div>
      <ul>
        {Object.entries(ours?.held ?? {}).map(([coverage, share]) => {
          const range = format.percent(Number(coverage) / 100);
          const held = format.percentTenths(share);
          return (
            <li key={coverage}>
              <b>{t.range(range)}</b>
              <span
                role="img"
                aria-label={t.label({ range, held })}
                style={{ '--held': (share * 100).toFixed(1), '--said': coverage } as CSSProperties}
              />
              <i aria-hidden="true">{t.held(held)}</i>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The first row is ours. On small screens each row is a block of labelled values. */
function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    // The roles remain where the parts are not displayed as a table's.
    <table role="table" className={s.table}>
      <thead role="rowgroup">
        <tr role="row">
          {head.map((cell) => (
            <th key={cell} role="columnheader" scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells]) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, i) => (
              <td key={head[i + 1]} role="cell" data-column={head[i + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
