import type { CSSProperties } from 'react';
import record from '../../../content/forecast-accuracy.json' with { type: 'json' };
import {
  outliers,
  type PublishedModel,
  publishedModels,
  publishedNaive,
} from '../../../content/published-accuracy.ts';
import { settings } from '../../../content/settings.ts';
import { Caption } from '../../ui/charts/caption.tsx';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { usePage } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import s from './models.module.css';

const { forespan, lastValue } = record.hiddenWeeks.giftEval;
const billion = 1_000_000_000;
/** The range of the axis. */
const axis = { from: 1.8, to: 2.8, step: 0.2 };

interface Row extends Omit<PublishedModel, 'kind' | 'unseen'> {
  kind: PublishedModel['kind'] | 'ours' | 'naive';
}

const rows: Row[] = [
  ...publishedModels,
  { name: settings.brand, kind: 'ours' as const, mase: forespan.mase, others: forespan },
  {
    name: '',
    kind: 'naive' as const,
    ...publishedNaive,
    mase: lastValue.mase,
  },
].sort((a, b) => a.mase - b.mase);

/** Our score next to those that others published for the same weeks. */
export function Models() {
  const { format, messages } = usePage();
  const t = messages.forecastAccuracy.models;
  const describe = ({ kind, size }: Row) => {
    if (kind === 'ours') return t.ours;
    if (kind === 'naive') return t.oneNumber;
    if (kind !== 'pretrained') return t[kind];
    const count = size?.parameters ?? 0;
    return count < billion
      ? t.parameters(format.millions(count))
      : t.billions(format.number(count / billion), format.millions(count));
  };
  const isListed = ({ kind, source }: Row) => kind !== 'ours' && source === undefined;
  const decimals = (value: number | undefined, digits: number) =>
    value === undefined ? '–' : format.decimals(value, digits);
  const scores = ({ mase, others }: Pick<Row, 'mase' | 'others'>) => [
    format.decimals(mase, 3),
    decimals(others?.smape, 4),
    decimals(others?.wql, 4),
    decimals(others?.msis, 2),
  ];
  const ticks = Array.from(
    { length: Math.round((axis.to - axis.from) / axis.step) + 1 },
    (_, i) => axis.from + i * axis.step,
  );
  return (
    <Sheet spaced labelledBy="models" className={s.section}>
      <SectionHead id="models" title={t.title}>
        {t.lede}
      </SectionHead>
      <ol className={s.rows}>
        {rows.map((row) => (
          <li key={row.name} className={row.kind === 'ours' ? s.ours : undefined}>
            <b>{row.name || t.lastValue}</b>
            <span className={s.track}>
              <i style={{ '--at': place(row.mase) } as CSSProperties}>
                <u>{format.decimals(row.mase, 3)}</u>
              </i>
            </span>
            <em>
              {describe(row)}
              {isListed(row) && <small> · {t.listed}</small>}
            </em>
          </li>
        ))}
      </ol>
      <div className={s.ticks} aria-hidden="true">
        {ticks.map((value) => (
          <i key={value} style={{ '--at': place(value) } as CSSProperties}>
            {format.decimals(value, 1)}
          </i>
        ))}
      </div>
      <Caption title={t.measure} note={t.better}>
        <ChartTable
          summary={t.asTable}
          short={messages.home.fan.short}
          head={[t.columns.model, t.columns.year, 'MASE', 'sMAPE', 'WQL', 'MSIS']}
          rows={[
            ...rows.map((row) => [
              <Source key="name" href={row.source}>
                {row.name || t.lastValue}
              </Source>,
              row.size ? String(row.size.year) : '–',
              ...scores(row),
            ]),
            ...outliers.models.map((model) => [
              <Source key="name" href={model.submission}>
                {`${model.name} (${t.unverified})`}
              </Source>,
              '–',
              ...scores(model),
            ]),
          ]}
        />
      </Caption>
      <div className={s.notes}>
        <p>
          {t.ahead.split(/(\S+-\S+)/).map((part, i) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat
            i % 2 === 1 ? <span key={i}>{part}</span> : part,
          )}
        </p>
        <p className={s.small}>{`${t.source} ${t.outliers}`}</p>
      </div>
    </Sheet>
  );
}

function Source({ href, children }: { href: string | undefined; children: string }) {
  return href ? <a href={href}>{children}</a> : children;
}

function place(mase: number): string {
  return ((100 * (mase - axis.from)) / (axis.to - axis.from)).toFixed(1);
}
