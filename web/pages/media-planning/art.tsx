import { facts } from '../../../contract/facts.ts';
import { channels, type Flight, plannedConversions } from '../../sample-account/sample-plan.ts';
import { conversions, type Forecast, range50, range90 } from '../../sample-account/series.ts';
import { band, line, type Point, steps } from '../../ui/charts/path.ts';
import { blocks, fieldWidth, RuledArtwork, TodayLine } from '../../ui/charts/ruled-artwork.tsx';

const { forecast } = conversions;
const left = 36;
const week = (fieldWidth - left) / (forecast.length + plannedConversions.length);
const y = (value: number) => 236 - (value - 260) * 0.86;
const through = (pick: (point: Forecast) => number) =>
  forecast.map((point, i): Point => [left + (i + 0.5) * week, y(pick(point))]);
const between = (range: typeof range90) =>
  band(
    through((point) => range(point).hi),
    through((point) => range(point).lo),
  );

/** The forecast, the plan beyond it and the flights below, for the social image. */
export function PlanArt() {
  const bars = (isForecast: (flight: Flight) => boolean) =>
    blocks(
      channels.flatMap(({ flights }, i) =>
        flights
          .filter(isForecast)
          .map(({ from, to }) => [left + from * week + 1, 252 + i * 36, (to - from) * week - 3, 30] as const),
      ),
    );
  const planned = steps(plannedConversions.map(y), left + forecast.length * week, week);
  return (
    <RuledArtwork ground="#fff" ruling="rgb(19 21 27/.09)">
      <path fill="var(--persimmon-1)" d={between(range90)} />
      <path fill="var(--persimmon-2)" d={between(range50)} />
      <g fill="none" stroke="var(--persimmon-line)" strokeWidth="5">
        <path d={line(through(({ mid }) => mid))} />
        <path strokeWidth="4" strokeDasharray="10 7" d={planned} />
      </g>
      <path fill="var(--persimmon)" d={bars(({ from }) => from < facts.forecastWeeks)} />
      <path
        fill="#fff"
        stroke="var(--persimmon-line)"
        strokeWidth="2"
        strokeDasharray="7 5"
        d={bars(({ from }) => from >= facts.forecastWeeks)}
      />
      <TodayLine x={left} />
    </RuledArtwork>
  );
}
