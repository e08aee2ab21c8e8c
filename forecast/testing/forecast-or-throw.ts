import { type Forecast, type ForecastOptions, forecast } from '../forecast.ts';

export function forecastOrThrow(
  history: readonly number[],
  horizon = 13,
  options: ForecastOptions = {},
): Forecast {
  const result = forecast(history, horizon, options);
  if ('refused' in result) throw new Error(`No forecast: ${result.refused}`);
  return result;
}
