import { fill } from '../../../../content/fill.ts';
import type { BacktestResult } from '../../../../forecast/backtest.ts';
import { average } from '../../../../forecast/numeric.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import type { ForecastResult } from '../model/result.ts';
import type { AccountFormat } from './account-format.ts';
import type { ForecastMessages, StateMessages } from './forecast-messages.ts';
import { plainText } from './sentence.ts';
import { summarySentences } from './sentences.ts';

/** Only rough amounts leave the page, with this many digits. */
const roughDigits = 1;
const [weeksPerMonth, recentWeeks] = [52 / 12, 13];

/** The lines that an application may include: never the rows. */
export function carriedLines(
  result: ForecastResult,
  outlook: Outlook,
  checks: readonly BacktestResult[] | undefined,
  messages: ForecastMessages,
  numbers: AccountFormat,
  states: StateMessages | undefined,
): string[] {
  const { history, spend } = messages.outputs.carry;
  const { weeks, metrics } = result;
  const spent = metrics.find(({ name }) => name === 'spend')?.values.slice(-recentWeeks);
  const monthly = spent && Number((average(spent) * weeksPerMonth).toPrecision(roughDigits));
  const summary = summarySentences(result, outlook, checks, messages, numbers, states);
  const opening = summary.slice(0, result.ended ? 2 : 1);
  const carried = [...opening, ...(checks && checks.length > 0 ? summary.slice(-1) : [])];
  return [
    fill(history, {
      weeks: numbers.whole(weeks.length),
      first: numbers.weekAndYear(weeks[0] ?? ''),
      last: numbers.weekAndYear(weeks.at(-1) ?? ''),
    }),
    ...(monthly ? [fill(spend, { amount: numbers.value('spend', monthly) })] : []),
    ...carried.map((sentence) => plainText([sentence])),
  ];
}
