import { draftDays } from './forms.ts';

/**
 * Every figure that the texts may state, once. Messages use them through `content/figures.ts`, which formats them for
 * each language.
 */

/** A range from a low case to a high case. */
export interface NumberRange {
  lo: number;
  hi: number;
}

export const facts = {
  foundedIn: 2023,
  trialDays: 14,
  onboardingCallMinutes: 30,
  minMonthlySpend: 100_000,
  forecastMonths: 3,
  forecastWeeks: 13,
  freeForecastMonths: 1,
  mediaPlanMonths: 6,
  mediaPlanWeeks: 26,
  reportingTimeCut: 0.9,
  clientsPerManager: 5,
  /**
   * Of the total of `forecastWeeks` weeks, 1 − |forecast − actual| / actual: the mean over all public series, of the weeks
   * that the M4 competition kept back. `npm run bench forecast` measures it.
   */
  forecastAccuracy: 0.95,
  /** The engine's size as loaded by a browser. */
  maxEngineKilobytes: 10,
  brandsInData: 1_000_000,
  ownersWhoCanAffordAgencies: 0.05,
  careHours: 24,
  careDays: 7,
  minimumAge: 13,
  retentionMonths: 24,
  jobRetentionMonths: 6,
  draftDays,
  backupDays: 30,
  optInMailMinutes: 10,
  optInMailsPerDay: 5,
  tagCheckSeconds: 60,
  maxResumeMegabytes: 5,
  planProjects: [2, 4, 6],
} as const;

/** Weekly reporting work per account manager: hours before, minutes after. */
export const weeklyTasks = {
  exports: { before: { lo: 2, hi: 3 }, after: 0 },
  merge: { before: { lo: 1.5, hi: 2.5 }, after: 0 },
  checks: { before: { lo: 1, hi: 1.5 }, after: 5 },
  summary: { before: { lo: 1.5, hi: 2 }, after: 15 },
  slides: { before: { lo: 1, hi: 2 }, after: 10 },
} as const satisfies Record<string, { before: NumberRange; after: number }>;

export const weeklyHoursBefore: NumberRange = { lo: 7, hi: 11 };
export const weeklyMinutesAfter = 30;

/** Share of client churn to which a cause contributes, in percent. */
export const churnCauses = {
  reportingDelays: { lo: 25, hi: 35 },
  budgetOverspend: { lo: 20, hi: 30 },
  underperformance: { lo: 40, hi: 50 },
  communicationGaps: { lo: 25, hi: 35 },
} as const satisfies Record<string, NumberRange>;

/** Annual effect on profit in US dollars. */
export const profitLevers = {
  adWaste: { lo: 10_000, hi: 50_000 },
  labor: { lo: 12_000, hi: 30_000 },
  retention: { lo: 5_000, hi: 20_000 },
  roas: { lo: 10_000, hi: 40_000 },
} as const satisfies Record<string, NumberRange>;

export const profitTotal: NumberRange = { lo: 37_000, hi: 140_000 };
