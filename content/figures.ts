import { churnCauses, facts, profitTotal, weeklyHoursBefore, weeklyMinutesAfter } from '../contract/facts.ts';
import type { Locale } from '../contract/locales.ts';
import { formatter } from './format.ts';
import { settings } from './settings.ts';

const nbsp = '\u00a0';

/** The facts formatted for a language, for use in a sentence. */
export function figures(locale: Locale) {
  const f = formatter(locale);
  const { lo, hi } = weeklyHoursBefore;
  const after = weeklyMinutesAfter / 60;
  return {
    foundedIn: String(facts.foundedIn),
    trialDays: f.number(facts.trialDays),
    callMinutes: f.number(facts.onboardingCallMinutes),
    platforms: f.list(settings.platforms),
    platformCountWord: f.spelled(settings.platforms.length),
    spendPlatforms: f.listOr(settings.spendPlatforms),
    minSpend: f.money(facts.minMonthlySpend),
    minSpendFloor: f.atLeast(f.money(facts.minMonthlySpend)),
    minSpendShort: f.moneyShort(facts.minMonthlySpend),
    minSpendShortFloor: f.atLeast(f.moneyShort(facts.minMonthlySpend)),
    forecastMonths: f.number(facts.forecastMonths),
    forecastWeeks: f.number(facts.forecastWeeks),
    planMonths: f.number(facts.mediaPlanMonths),
    planWeeks: f.number(facts.mediaPlanWeeks),
    timeCut: f.percent(facts.reportingTimeCut),
    clients: f.number(facts.clientsPerManager),
    accuracy: f.percent(facts.forecastAccuracy),
    accuracyFloor: f.moreThan(f.percent(facts.forecastAccuracy)),
    brandsFloor: f.moreThan(f.millions(facts.brandsInData)),
    brands: f.number(facts.brandsInData),
    canAfford: f.percent(facts.ownersWhoCanAffordAgencies),
    canAffordOneInWord: f.spelled(Math.round(1 / facts.ownersWhoCanAffordAgencies)),
    careHours: f.number(facts.careHours),
    care:
      locale === 'fr'
        ? `${facts.careHours}${nbsp}h/${facts.careHours} et ${facts.careDays}${nbsp}j/${facts.careDays}`
        : `${facts.careHours}/${facts.careDays}`,
    minimumAge: f.number(facts.minimumAge),
    retentionMonths: f.number(facts.retentionMonths),
    jobRetentionMonths: f.number(facts.jobRetentionMonths),
    draftDays: f.number(facts.draftDays),
    backupDays: f.number(facts.backupDays),
    optInMailMinutes: f.number(facts.optInMailMinutes),
    optInMailsPerDayWord: f.spelled(facts.optInMailsPerDay),
    tagCheckSeconds: f.number(facts.tagCheckSeconds),
    hoursBefore: f.range(weeklyHoursBefore),
    minutesAfter: f.number(weeklyMinutesAfter),
    hoursSaved: f.range({ lo: lo - after, hi: hi - after }),
    clientsWord: f.spelled(facts.clientsPerManager),
    forecastMonthsWord: f.spelled(facts.forecastMonths),
    forecastWeeksWord: f.spelled(facts.forecastWeeks),
    planMonthsWord: f.spelled(facts.mediaPlanMonths),
    monthsBeyondForecastWord: f.spelled(facts.mediaPlanMonths - facts.forecastMonths),
    brandsWord: f.spelled(facts.brandsInData),
    overBrandsWord: f.over(f.spelled(facts.brandsInData)),
    profitTotal: f.moneyRange(profitTotal, true),
    churnReportingDelays: f.percentRange(churnCauses.reportingDelays),
    churnBudgetOverspend: f.percentRange(churnCauses.budgetOverspend),
    churnUnderperformance: f.percentRange(churnCauses.underperformance),
    churnCommunicationGaps: f.percentRange(churnCauses.communicationGaps),
  };
}
