import type { Statistics } from '../../../contract/console/statistics.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { sourceLabel } from '../labels.ts';
import { chartsNote, periodName, type Source, sourceFinding, sumCounts, total } from './source-findings.ts';
import s from './sources.module.css';

const columns = ['Visits', 'Applications and leads', 'Meetings', 'Invited'];

/** From source to visit, form, meeting and invitation: a row of small charts per source. */
export function Sources({ of }: { of: Statistics }) {
  const rows = of.sources.map((source) => ({ source, charts: buildCharts(source) }));
  const scale = Math.max(1, ...rows.flatMap(({ charts }) => charts.slice(1).flat().map(Number)));
  const visitsScale = Math.max(0, ...rows.flatMap(({ charts }) => charts[0] ?? []).map(Number));
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className={s.title}>
        Where visitors came from, and how far they got
      </h2>
      <p className={s.note}>{chartsNote(of, { scale, visitsScale })}</p>
      {rows.length === 0 ? (
        <p className={s.none}>No visits, applications, leads or meetings in this period.</p>
      ) : (
        <>
          <div className={s.head} aria-hidden="true">
            <span>Source</span>
            <div>
              {columns.map((column) => (
                <span key={column}>{column}</span>
              ))}
            </div>
          </div>
          <ul className={s.rows}>
            {rows.map(({ source, charts }) => (
              <li key={source.name ?? 'all others'} className={s.row}>
                <h3>{sourceName(source)}</h3>
                <dl className={s.charts}>
                  {charts.map((amounts, i) => (
                    <SmallChart
                      key={columns[i]}
                      name={columns[i] ?? ''}
                      amounts={amounts}
                      scale={i === 0 ? visitsScale : scale}
                    />
                  ))}
                </dl>
                <p>{sourceFinding(source, of)}</p>
              </li>
            ))}
          </ul>
          <p className={s.note}>
            A source is the campaign that led to the first visit, or else the website that linked to us.
            Meetings count when they begin, unless they were canceled. Invited counts the applications of a
            period whose senders have been invited by now. People who ask not to be tracked are not counted as
            visits, so there may have been more.
          </p>
          <SourceTable of={of} />
        </>
      )}
    </section>
  );
}

function buildCharts({ visits, applications, leads, meetings, invited }: Source): (number | null)[][] {
  return [visits, applications.map((amount, i) => amount + (leads[i] ?? 0)), meetings, invited];
}

function sourceName({ name }: Source): string {
  return name === null ? 'All others' : sourceLabel(name);
}

/** A bar per period; unknown values are hatched. */
function SmallChart(props: { name: string; amounts: readonly (number | null)[]; scale: number }) {
  const { name, amounts, scale } = props;
  const all = total(amounts);
  return (
    <div className={s.chart}>
      <dt>{name}</dt>
      <dd>
        {all === null ? <em>not known</em> : all.toLocaleString('en')}
        <svg viewBox={`0 0 ${amounts.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
          {amounts.map((amount, i) => {
            const height = amount === null ? 12 : (amount / Math.max(1, scale)) * 100;
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the period
                key={i}
                x={i * 10}
                width={amount === null ? 10 : 8}
                y={100 - height}
                height={height}
                className={amount === null ? s.unknown : s.bar}
              />
            );
          })}
          <path d={`M0 100h${amounts.length * 10}`} />
        </svg>
      </dd>
    </div>
  );
}

/** All amounts: in total, then by period. */
function SourceTable({ of }: { of: Statistics }) {
  const shown = (amount: number | null | undefined) =>
    amount === null ? '–' : Number(amount).toLocaleString('en');
  const rows = of.sources.flatMap((source) => {
    const { visits, applications, leads, meetings, invited } = sumCounts(source);
    return [
      [sourceName(source), 'All', ...[visits, applications, leads, meetings, invited].map(shown)],
    ].concat(
      of.periods.flatMap(({ start }, i) => {
        const amounts = [source.visits, source.applications, source.leads, source.meetings, source.invited];
        const ofPeriod = amounts.map((all) => all[i]);
        return ofPeriod.every((amount) => !amount)
          ? []
          : [[sourceName(source), periodName(start, of.span), ...ofPeriod.map(shown)]];
      }),
    );
  });
  return (
    <ChartTable
      summary="Show these charts as a table"
      head={['Source', 'Period', 'Visits', 'Applications', 'Leads', 'Meetings', 'Invited']}
      rows={rows}
    />
  );
}
