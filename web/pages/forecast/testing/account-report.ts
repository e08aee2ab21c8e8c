import { catalogue } from '../../../../content/messages/catalogue.ts';
import { addDays, weekStart } from '../../../../contract/calendar.ts';
import { readReport } from '../../../../forecast/reports/read-report.ts';
import type { Report } from '../../../../forecast/reports/report.ts';
import { seededRandom } from '../../../../forecast/sample.ts';
import { buildDeck } from '../../../deck/build-deck.ts';
import { type AccountChoices, noChoices } from '../model/choices.ts';
import { type ForecastResult, visitorResult } from '../model/result.ts';
import { findStates } from '../states/find-states.ts';
import { accountFormat } from '../text/account-format.ts';
import { findHeadline, headlineText } from '../text/headline.ts';
import { plainText } from '../text/sentence.ts';
import { summarySentences } from '../text/sentences.ts';

export const today = '2026-11-18';
const weekdays = [1.1, 1.16, 1.1, 1.05, 0.95, 0.74, 0.9];

type ReportOptions = [weeks: number, last: string, factor?: (day: string) => number, size?: number];

/** A daily report up to a day. `factor` scales a day's conversions; 0 also removes its cost and clicks. */
export function report(...options: ReportOptions): Report {
  const read = readReport(reportText(...options), { today });
  if ('problem' in read) throw new Error(read.problem.code);
  return read;
}

export function reportText(...[weeks, last, factor = () => 1, size = 75]: ReportOptions): string {
  const random = seededRandom(7);
  const first = addDays(weekStart(last, 1), -7 * weeks);
  const rows: string[] = [];
  for (let day = first, i = 0; day <= last; day = addDays(day, 1), i++) {
    const season = 1 + 0.15 * Math.sin((i / 365.25) * 2 * Math.PI);
    const usual = size * (weekdays[i % 7] ?? 1) * season * (0.9 + 0.2 * random());
    const scale = factor(day);
    const runs = scale === 0 ? 0 : 1;
    rows.push(
      [
        day,
        (usual * 20 * runs * (0.95 + 0.1 * random())).toFixed(2),
        Math.round(usual * 16 * runs),
        Math.round(usual * scale),
      ].join(),
    );
  }
  return `Day,Cost (EUR),Clicks,Conversions\n${rows.join('\n')}`;
}

export const forecastReport = (read: Report, choices: AccountChoices = noChoices) =>
  visitorResult(read, { kind: 'file', name: 'x.csv', rows: read.rows }, today, choices);
export const metric = ({ metrics }: ForecastResult, name = 'conversions') => {
  const found = metrics.find((each) => each.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
export const kinds = (result: ForecastResult) => findStates(result, metric(result)).map(({ kind }) => kind);
export const messages = catalogue.en.forecast.tool;
export const states = catalogue.en.forecastStates;
export const numbers = accountFormat('en', 'EUR');
export const headline = (result: ForecastResult) =>
  headlineText(findHeadline(result, metric(result), messages, states, numbers));
export const summary = (result: ForecastResult) =>
  plainText(summarySentences(result, metric(result), undefined, messages, numbers, states));

export const deckAbout = (result: ForecastResult, outlook = metric(result)) =>
  buildDeck({
    ...{ result, outlook, messages, today },
    deck: catalogue.en.deck,
    locale: 'en',
    agency: '',
    colour: '#1a3dd8',
    checks: undefined,
  });
