import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../../../content/messages/catalogue.ts';
import { addDays, type Day, toMonth, weekStart } from '../../../../contract/calendar.ts';
import { readReport } from '../../../../forecast/reports/read-report.ts';
import type { Granularity, Report } from '../../../../forecast/reports/report.ts';
import { buildDeck, deckMetric } from '../../../deck/build-deck.ts';
import { forecastCsv } from '../export/forecast-csv.ts';
import { type ForecastResult, visitorResult } from '../model/result.ts';
import { accountInLink, shareUrl } from '../model/share-link.ts';
import { headline, messages, metric, numbers, report, states, summary } from '../testing/account-report.ts';
import { describeState } from './describe-state.ts';
import { findStates } from './find-states.ts';

afterEach(() => vi.useRealTimers());

const exported = '2026-11-18';
const files: Record<Granularity, () => Report> = {
  day: () => report(130, '2026-11-17'),
  week: () => {
    const { recentDays: _, ...weekly } = report(130, '2026-11-15');
    return { ...weekly, recentDays: null, dates: { ...weekly.dates, granularity: 'week' } };
  },
  month: () => {
    const rows = Array.from({ length: 36 }, (_, i) => {
      const month = new Date(Date.UTC(2023, 10 + i, 1)).toISOString().slice(0, 7);
      return `${month},${20_000 + (i % 5) * 500},${900 + (i % 7) * 20}`;
    });
    const read = readReport(`Month,Cost,Conversions\n${rows.join('\n')}`, { today: exported });
    if ('problem' in read) throw new Error(read.problem.code);
    return read;
  },
};
const source = { kind: 'file', name: 'x.csv', rows: 9 } as const;
const links = new Map<Granularity, string>();

/** The link that was copied when the file was new. */
async function linkTo(granularity: Granularity): Promise<string> {
  const known = links.get(granularity);
  if (known) return known;
  vi.setSystemTime(new Date(`${exported}T12:00:00`));
  const result = visitorResult(files[granularity](), source, exported);
  const link = (await shareUrl(result, 'https://x.example/')) ?? '';
  links.set(granularity, link);
  return link;
}

/** The days on which the page is opened: when exported, and ever later. */
const days = [exported, '2026-11-30', '2026-12-07', '2026-12-31', '2027-01-01', '2027-03-15'];

for (const granularity of ['day', 'week', 'month'] as const)
  test.each(days)(
    `on %s, nothing that has passed is announced from a file by ${granularity}`,
    async (today) => {
      vi.setSystemTime(new Date(`${today}T12:00:00`));
      const result = visitorResult(files[granularity](), source, today);
      checkTexts(result, today);
      const link = await linkTo(granularity);
      vi.setSystemTime(new Date(`${today}T12:00:00`));
      const account = await accountInLink(new URL(link).hash);
      if (!account) throw new Error('no account');
      checkTexts(visitorResult(account, { kind: 'link' }, today), today);
    },
  );

function checkTexts(result: ForecastResult, today: Day): void {
  const thisWeek = weekStart(today, 1);
  const first = addDays(result.weeks.at(-1) ?? '', 7);
  const rows = forecastCsv(result, messages, 'en', states).split('\r\n').slice(1);
  for (const row of rows.slice(result.weeks.length)) {
    const isOver = addDays(row.slice(0, 10), 6) < today;
    expect(/has passed|Passed/.test(row), row).toBe(isOver);
  }
  for (const state of findStates(result, metric(result)))
    if (state.kind !== 'ended' && state.kind !== 'ended-long')
      expectAhead(describeState(state, { result, messages, states, numbers }).text, thisWeek);
  if (result.ended?.isPast) {
    expect(headline(result)).toMatch(/^On .+ we would have said/);
    expect(summary(result)).not.toMatch(/will|Expect|coming/);
    return;
  }
  expectAhead(headline(result), thisWeek);
  // The first sentence tells when the file ended.
  const said = result.ended
    ? summary(result).replace(/^Your file ends on .*?\. .*?too\. /, '')
    : summary(result);
  expectAhead(said.replace(/Nothing of .*? from [^.]*\./, ''), thisWeek);
  const ahead = metric(result).mean.map((_, week) => addDays(first, 7 * week));
  const coming = ahead.filter((day) => addDays(day, 6) >= today);
  for (const [week] of said.matchAll(/\bW\d+\b/g)) expect(coming.map(numbers.week), said).toContain(week);
  const outlook = deckMetric(result, metric(result));
  const deck = buildDeck({
    ...{ result, outlook, messages, today, deck: catalogue.en.deck, locale: 'en' },
    ...{ agency: '', colour: '#1a3dd8', checks: undefined },
  });
  const [, , expected, plan, watch, next] = deck.slides;
  if (next?.kind !== 'next' || watch.kind !== 'watch') throw new Error('no slides');
  for (const text of [
    expected.title,
    plan.title,
    watch.title,
    next.ask,
    ...next.steps.map(({ when }) => when),
  ])
    expectAhead(text, thisWeek);
  const rowsAhead = plan.rows.filter(({ kind }) => kind === undefined);
  const months = [...new Set(ahead.map(toMonth))].map((month) =>
    ahead.filter((day) => toMonth(day) === month),
  );
  const isMonthly = plan.head[0] === catalogue.en.deck.plan.month;
  expect(rowsAhead.map(({ cells }) => cells[1]?.endsWith(', over'))).toEqual(
    (isMonthly ? months : ahead.map((day) => [day])).map(
      (weeks) => !weeks.some((day) => coming.includes(day)),
    ),
  );
}

const monthNames = Array.from({ length: 12 }, (_, i) =>
  new Date(Date.UTC(2026, i)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' }),
);
const dated = new RegExp(`(${monthNames.join('|')}) (\\d{1,2})(?:, (\\d{4}))?`, 'g');

/** Every date in the text is on this day or later. */
function expectAhead(text: string, day: Day): void {
  for (const [found, name = '', date = '', year] of text.matchAll(dated)) {
    const month = String(monthNames.indexOf(name) + 1).padStart(2, '0');
    const read = `${year ?? new Date().getFullYear()}-${month}-${date.padStart(2, '0')}`;
    expect(read >= day, `${found} in “${text}”`).toBe(true);
  }
}
