import { expect, test } from 'vitest';
import { readReport } from '../../../../forecast/reports/read-report.ts';
import type { Report } from '../../../../forecast/reports/report.ts';
import { forecastReport, report, today } from '../testing/account-report.ts';
import { visitorResult } from './result.ts';
import { accountInLink, shareUrl } from './share-link.ts';

test('monthly data ends with its last month, even in the middle of a week and in a link', async () => {
  const { ended } = forecastReport(months('2026-10'));
  expect(ended).toMatchObject({ day: '2026-10-31', daysAgo: 18, missingWeeks: 3 });
  const link = (await shareUrl(forecastReport(months('2026-10')), 'https://x.example/')) ?? '';
  const linked = await accountInLink(new URL(link).hash);
  expect(visitorResult(linked as Report, { kind: 'link' }, today).ended).toEqual(ended);
  // By then the next month is over.
  expect(visitorResult(linked as Report, { kind: 'link' }, '2026-12-01').ended).toMatchObject({
    ...{ day: '2026-10-31', isNewest: false },
  });
});

test('monthly data can be newer only if the month after its last one is over', () => {
  const isNewest = (last: string) => forecastReport(months(last)).ended?.isNewest;
  expect([isNewest('2026-10'), isNewest('2026-09')]).toEqual([true, false]);
  expect(forecastReport(report(110, '2026-10-31')).ended).toMatchObject({
    ...{ day: '2026-10-31', isNewest: false },
  });
});

/** Three years by month. */
function months(last: string): Report {
  const [year = 0, month = 0] = last.split('-').map(Number);
  const rows = Array.from({ length: 36 }, (_, i) => {
    const day = new Date(Date.UTC(year, month - 1 - i, 1)).toISOString().slice(0, 7);
    return `${day},${20_000 + (i % 5) * 500},${900 + (i % 7) * 20}`;
  });
  const read = readReport(`Month,Cost,Conversions\n${rows.join('\n')}`, { today });
  if ('problem' in read) throw new Error(read.problem.code);
  return read;
}
