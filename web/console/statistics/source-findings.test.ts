import { expect, test } from 'vitest';
import type { Statistics } from '../../../contract/console/statistics.ts';
import { replyFinding } from './reply-times.tsx';
import { chartsNote, type Source, sourceFinding } from './source-findings.ts';
import { speedFinding, speedText } from './speeds.tsx';

type Totals = Partial<Record<'applications' | 'leads' | 'meetings' | 'invited', number>> & {
  visits?: number | null;
};

/** A source with everything in one period. */
function source(name: string | null, of: Totals): Source {
  const { visits = null, applications = 0, leads = 0, meetings = 0, invited = 0 } = of;
  return {
    name,
    visits: [visits],
    applications: [applications],
    leads: [leads],
    meetings: [meetings],
    invited: [invited],
  };
}

function finding(first: Source, ...others: Source[]): string {
  return sourceFinding(first, { sources: [first, ...others], otherSources: 3 } as Statistics);
}

const few = source('few.example', { applications: 1, invited: 1 });

test.each([
  [{ applications: 4, invited: 4 }, 'Too few to say anything.'],
  [{ visits: 340 }, 'No applications or leads from 340 counted visits.'],
  [{ visits: 4 }, 'Too few to say anything.'],
  [{ visits: null, meetings: 9 }, 'Too few to say anything.'],
  [{ applications: 22, invited: 12 }, 'The most applications and leads of any known source: 22.'],
  [{ leads: 6 }, 'The most applications and leads of any known source: 6.'],
])('of %j beside a source with one application it says: %s', (totals, text) => {
  expect(finding(source('a.example', totals), few)).toBe(text);
});

test('shares are compared among sources with enough applications only', () => {
  const large = source('large.example', { applications: 30, invited: 3 });
  expect(finding(source('a.example', { applications: 20, invited: 12 }), large, few)).toBe(
    '12 of 20 applications led to an invitation: the highest share of the listed sources with 5 or more.',
  );
  expect(finding(source('a.example', { applications: 20, invited: 2 }), large)).toBe(
    '2 of 20 applications have led to an invitation so far.',
  );
  expect(finding(source('a.example', { applications: 20 }), large)).toBe(
    'None of the 20 applications has led to an invitation yet.',
  );
  expect(finding(source('a.example', { leads: 7 }), large)).toBe('All 7 are leads.');
  expect(finding(source('a.example', { leads: 7, applications: 2 }), large)).toBe(
    '7 leads, and too few applications to compare.',
  );
});

test('without rivals nothing is the best or the most', () => {
  expect(finding(source('a.example', { applications: 9, invited: 3 }))).toBe(
    '3 of 9 applications have led to an invitation so far.',
  );
  expect(finding(source('', { applications: 9, invited: 3 }))).toBe('No source was passed on.');
  expect(finding(source(null, { applications: 9 }))).toBe('3 more sources, counted together.');
});

test('the note says since when visits are counted', () => {
  const of = (visitsSince: string | null) =>
    chartsNote({ periods: [{ start: '2026-05-25' }], visitsSince, span: '26-weeks' } as Statistics, {
      scale: 4,
      visitsScale: visitsSince === null ? 0 : 340,
    });
  const same =
    'Every small chart covers the same 1 weeks on the same scale: one bar is one week, and a full bar is 4';
  expect(of(null)).toBe(`${same}. No visit has been counted yet.`);
  expect(of('2026-05-25')).toBe(`${same} (for visits, 340).`);
  expect(of('2026-11-17')).toBe(
    `${same} (for visits, 340). Visits have been counted since 17 Nov 2026; earlier ones are not known.`,
  );
});

test.each([
  [{ answered: 0, unanswered: 0 }, 'No applications in this period.'],
  [{ answered: 0, unanswered: 1 }, 'The only application has no reply yet.'],
  [{ answered: 0, unanswered: 2 }, 'Of 2 applications, none has a reply yet.'],
  [
    { answered: 1, unanswered: 0 },
    'The only application has a reply. Too few replies to say how long they take.',
  ],
  [
    { answered: 9, unanswered: 1, late: 2 },
    'Of 10 applications, 1 has no reply yet. Half of the replies came within 2 hours, nine in ten within 30 hours; 2 took longer than a day.',
  ],
  [
    { answered: 200, unanswered: 0 },
    'Of the latest 200 applications, all have a reply. Half of the replies came within 2 hours, nine in ten within 30 hours; none took longer than a day.',
  ],
])('of reply times %j it says: %s', (of, text) => {
  const times = { kind: 'application', median: 7_200, p90: 108_000, late: 0 } as const;
  expect(replyFinding({ ...times, ...of })).toBe(text);
});

const measured = (views: number, p75: number | null, isBeyond = false) => ({ views, p75, isBeyond });

test('speed is judged where enough was measured', () => {
  const none = measured(0, null);
  expect(speedFinding({ lcp: none, inp: none, cls: none })).toMatch(/page speed is not known/);
  expect(speedFinding({ lcp: measured(19, 900), inp: none, cls: none })).toMatch(/^Too few/);
  const good = { lcp: measured(90, 2_500), inp: measured(40, 200), cls: measured(90, 0.1) };
  expect(speedFinding(good)).toBe('All three were good in at least three out of four page views.');
  expect(speedFinding({ ...good, inp: measured(3, 900) })).toBe(
    'Good in at least three out of four page views: largest paint and layout shift. The rest was measured too rarely.',
  );
  expect(speedFinding({ ...good, cls: measured(90, 0.11) })).toBe(
    'Good in fewer than three out of four page views: layout shift.',
  );
  expect([
    speedText('lcp', measured(90, 1_240)),
    speedText('inp', measured(90, 48.4)),
    speedText('cls', measured(90, 0.024)),
    speedText('lcp', measured(90, 30_000, true)),
    speedText('lcp', measured(19, 900)),
  ]).toEqual(['1.2 s', '48 ms', '0.02', 'over 30.0 s', '–']);
});
