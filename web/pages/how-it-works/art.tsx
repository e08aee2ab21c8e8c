import { alert, drawing, forecast, passed, rows } from '../../sample-account/example-plan.ts';
import { blocks, fieldWidth, RuledArtwork, TodayLine } from '../../ui/charts/ruled-artwork.tsx';

const week = fieldWidth / forecast.length;
const row = { top: 214, step: 46, height: 36 };

/** The running plan, for the social image: past flights, live ones, and an alert. */
export function RunningPlanArt() {
  const today = passed * week;
  const bars = (from: number, to: number) =>
    rows.map((each, i) => {
      const left = Math.max(each.from, from) * week;
      const right = Math.min(each.to, to) * week;
      return [left, row.top + i * row.step, Math.max(0, right - left - 2), row.height] as const;
    });
  const flagged = row.top + rows.findIndex(({ name }) => name === alert.row) * row.step;
  return (
    <RuledArtwork ground="#fff" ruling="rgb(19 21 27/.09)">
      <g transform={`translate(0 24) scale(${week / 100} .72)`}>
        <path fill="var(--persimmon-1)" d={drawing.range90} />
        <path fill="var(--persimmon-2)" d={drawing.range50} />
        <path fill="#fff" d={drawing.past} />
        <g fill="none" strokeWidth="8">
          <path stroke="var(--persimmon-line)" d={drawing.expected} />
          <path stroke="#fff" strokeWidth="12" d={drawing.earlier} />
          <path stroke="var(--cobalt)" d={drawing.measured} />
        </g>
      </g>
      <path fill="var(--cobalt)" d={blocks(bars(0, passed))} />
      <path fill="var(--persimmon)" d={blocks(bars(passed, forecast.length))} />
      <TodayLine x={today} />
      <path fill="var(--ink)" d={`M${today} ${flagged - 8}h52v52h-52z`} />
      <path fill="#fff" d={`M${today + 22} ${flagged + 4}h8v17h-8zM${today + 22} ${flagged + 26}h8v7h-8z`} />
    </RuledArtwork>
  );
}
