import { churnCauses, facts, profitTotal, weeklyHoursBefore, weeklyMinutesAfter } from '../contract/facts.ts';
import type { Locale } from '../contract/locales.ts';
import { formatter } from './format.ts';

/** The facts as text of a language, ready to stand in a sentence. */
export function figures(locale: Locale) {
  const f = formatter(locale);
  const { lo, hi } = weeklyHoursBefore;
  const after = weeklyMinutesAfter / 60;
  return {
    foundedIn: String(facts.foundedIn),
    trialDays: f.number(facts.trialDays),
    callMinutes: f.number(facts.onboardingCallMinutes),
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
    accuracyFloor: f.atLeast(f.percent(facts.forecastAccuracy)),
    brandsFloor: f.atLeast(f.millions(facts.brandsInData)),
    brands: f.number(facts.brandsInData),
    canAfford: f.percent(facts.ownersWhoCanAffordAgencies),
    canAffordOneInWord: f.spelled(Math.round(1 / facts.ownersWhoCanAffordAgencies)),
    careHours: f.number(facts.careHours),
    careDays: f.number(facts.careDays),
    care: `${facts.careHours}/${facts.careDays}`,
    minimumAge: f.number(facts.minimumAge),
    retentionMonths: f.number(facts.retentionMonths),
    hoursBefore: f.range(weeklyHoursBefore),
    minutesAfter: f.number(weeklyMinutesAfter),
    hoursSaved: f.range({ lo: lo - after, hi: hi - after }),
    clientsWord: f.spelled(facts.clientsPerManager),
    forecastMonthsWord: f.spelled(facts.forecastMonths),
    forecastWeeksWord: f.spelled(facts.forecastWeeks),
    planMonthsWord: f.spelled(facts.mediaPlanMonths),
    monthsBeyondForecastWord: f.spelled(facts.mediaPlanMonths - facts.forecastMonths),
    brandsWord: f.spelled(facts.brandsInData),
    profitTotal: f.moneyRange(profitTotal, true),
    churnReportingDelays: f.percentRange(churnCauses.reportingDelays),
    churnBudgetOverspend: f.percentRange(churnCauses.budgetOverspend),
    churnUnderperformance: f.percentRange(churnCauses.underperformance),
    churnCommunicationGaps: f.percentRange(churnCauses.communicationGaps),
  };
}
