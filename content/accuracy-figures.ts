import { facts } from '../contract/facts.ts';
import type { Locale } from '../contract/locales.ts';
import download from './accuracy-download.json' with { type: 'json' };
import record from './forecast-accuracy.json' with { type: 'json' };
import { formatter } from './format.ts';
import {
  bestCombined,
  firstScored,
  outliers,
  type PublishedModel,
  publishedModels,
  publishedNaive,
} from './published-accuracy.ts';

const { hiddenWeeks, ownWeeks } = record;
const ours = hiddenWeeks.giftEval.forespan;

/** Counts the series whose total was off by at least `from` and less than `below`. */
function countErrors(from: number, below = Number.POSITIVE_INFINITY): number {
  return hiddenWeeks.errors.filter((error) => Math.abs(error) >= from && Math.abs(error) < below).length;
}

/** How many series were off by less than 1 %, by 1 to 2 % and so on; the last column includes everything from 25 %. */
export const errorColumns = Array.from({ length: 26 }, (_, percent) =>
  countErrors(percent / 100, percent < 25 ? (percent + 1) / 100 : undefined),
);

/** The listed models whose score is better than ours, best first. */
function namesAhead(score: (model: PublishedModel) => number | undefined, own: number): string[] {
  return publishedModels
    .map((model) => ({ name: model.name, score: score(model) ?? Number.POSITIVE_INFINITY }))
    .filter((each) => each.score < own)
    .sort((a, b) => a.score - b.score)
    .map(({ name }) => name);
}

/** The results of `npm run bench forecast`, formatted for a language. */
export function accuracyFigures(locale: Locale) {
  const f = formatter(locale);
  const ahead = (score: (model: PublishedModel) => number | undefined, own: number) => {
    const names = namesAhead(score, own);
    return { count: names.length, names: f.list(names) };
  };
  return {
    series: f.number(record.series),
    unseenSeries: f.number(ownWeeks.unseenSeries),
    hidden: f.list(ownWeeks.stretches.map(({ hidden }) => f.number(hidden))),
    mean: f.percentTenths(hiddenWeeks.totals.mean),
    median: f.percentTenths(hiddenWeeks.totals.median),
    missed: f.percentTenths(hiddenWeeks.totals.under90),
    totalHeld: f.percentTenths(hiddenWeeks.totals.held),
    restlessMean: f.percentTenths(hiddenWeeks.restless.mean),
    restlessStep: f.percent(Math.floor(100 * hiddenWeeks.restless.leastStep) / 100),
    restlessSeries: f.number(hiddenWeeks.restless.checks),
    strictMean: f.percentTenths(ownWeeks.unseen.mean),
    strictChecks: f.number(ownWeeks.unseen.checks),
    strictMissed: f.percentTenths(ownWeeks.unseen.under90),
    shorterChecks: f.number(ownWeeks.shorter.checks),
    shorterMean: f.percentTenths(ownWeeks.shorter.mean),
    accountsMean: f.percentTenths(record.accounts.mean),
    within5: f.number(countErrors(0, 0.05)),
    over10: f.number(countErrors(0.1)),
    worst: f.percentTenths(1 - hiddenWeeks.totals.worst),
    weeklyError: f.decimals(hiddenWeeks.smape, 1),
    mase: f.decimals(ours.mase, 3),
    repeatedMase: f.decimals(publishedNaive.mase, 3),
    wql: f.decimals(ours.wql, 4),
    msis: f.decimals(ours.msis, 2),
    aheadInMase: ahead(({ mase }) => mase, ours.mase),
    aheadInWql: ahead(({ others }) => others?.wql, ours.wql),
    aheadInMsis: ahead(({ others }) => others?.msis, ours.msis),
    bestCombined: f.decimals(bestCombined.mase, 3),
    outliers: {
      names: f.list(outliers.models.map(({ name }) => name)),
      organization: outliers.organization,
      rerunMase: f.decimals(outliers.rerunMase, 3),
    },
    engineKilobytes: f.number(facts.maxEngineKilobytes),
    firstMase: f.decimals(firstScored.mase, 3),
    firstMean: f.percentTenths(firstScored.accuracy),
    firstRows: f.number(firstScored.rows),
    firstRanks: {
      mase: f.number(firstScored.ranks.mase),
      wql: f.number(firstScored.ranks.wql),
      msis: f.number(firstScored.ranks.msis),
      owa: f.number(firstScored.ranks.owa),
    },
    downloadSize: f.decimals(download.bytes / 1_000_000, 1),
    sha256: download.sha256,
  };
}

/** The figures that articles use: `{{measuredMean}}`. */
export function measuredFigures(locale: Locale) {
  const m = accuracyFigures(locale);
  return {
    measuredSeries: m.series,
    measuredMean: m.mean,
    measuredMissed: m.missed,
    measuredHeld: m.totalHeld,
    measuredMase: m.mase,
    repeatedMase: m.repeatedMase,
    measuredRestless: m.restlessMean,
    measuredAccounts: m.accountsMean,
    stricterMean: m.strictMean,
    stricterMissed: m.strictMissed,
    untunedSeries: m.unseenSeries,
    aheadInMase: m.aheadInMase.names,
    aheadInWql: m.aheadInWql.names,
    aheadInMsis: m.aheadInMsis.names,
    engineKilobytes: m.engineKilobytes,
  };
}
