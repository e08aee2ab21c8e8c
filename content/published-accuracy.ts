/**
 * What others published on the same 359 series and the same thirteen weeks: the row `m4_weekly/W/short` of GIFT-Eval
 * (Salesforce AI Research, arXiv 2410.10393), as its submitters sent it. Read in August and again in November 2026.
 */
export interface PublishedModel {
  name: string;
  /** `pretrained` on other series, `trained` on these, or a statistical method. */
  kind: 'pretrained' | 'trained' | 'statistical';
  /** For pretrained models. */
  size?: { parameters: number; year: number; source: string };
  mase: number;
  /** The other measures, if the stored row was found again. */
  others?: { smape: number; wql: number; msis: number };
  /** The file in which the row was found again. Without one, the score is as GIFT-Eval listed it in August 2026. */
  source?: string;
  /** The entry in which its submitters say that it had not seen these weeks (`testdata_leakage`: `No`). */
  unseen: string;
}

const copies = 'https://github.com/Fifthky/UniScale/blob/fd5729a360/results';
const submissions = 'https://github.com/SalesforceAIResearch/gift-eval/blob';
/** Copies of the same repository that hold entries which the stored original lacks. */
const entries = 'https://github.com/ricardoinaciopt/gift-eval/blob/a75ee6ebd7/results';
const laterEntries = 'https://github.com/tomMoral/gift-eval/blob/a50721429b/results';

export const publishedModels: PublishedModel[] = [
  {
    name: 'Toto-2.0-2.5B',
    kind: 'pretrained',
    size: { parameters: 2_500_000_000, year: 2026, source: 'https://pypi.org/project/toto-2/' },
    mase: 1.857561,
    others: { smape: 0.0596039, wql: 0.0360997, msis: 13.026775 },
    // May 2026. The entry of April, `Toto_2.0_2.5B` at 35276c11, was of other weights and had 1.881461.
    source: `${copies}/Toto-2.0-2.5B/all_results.csv`,
    unseen: `${laterEntries}/Toto-2.0-2.5B/config.json`,
  },
  { name: 'N-BEATS', kind: 'trained', mase: 1.97, unseen: `${entries}/N-BEATS/config.json` },
  {
    name: 'TiRex',
    kind: 'pretrained',
    size: {
      parameters: 35_000_000,
      year: 2025,
      source: 'https://pypi.org/project/tirex-ts/, arXiv 2505.23719',
    },
    mase: 1.989858,
    others: { smape: 0.0600645, wql: 0.0366507, msis: 13.669944 },
    source: `${copies}/TiRex/all_results.csv`,
    // Of the weights of October 2025. Those before had overlapped, and their entry said so (pull request 62).
    unseen: `${entries}/TiRex/config.json`,
  },
  {
    name: 'TimesFM-2.5',
    kind: 'pretrained',
    size: {
      parameters: 200_000_000,
      year: 2025,
      source: 'https://huggingface.co/google/timesfm-2.5-200m-pytorch',
    },
    mase: 2.002007,
    others: { smape: 0.0621477, wql: 0.0367289, msis: 15.56726 },
    // As in the original, results/timesfm2p5 at 6af5e471.
    source: `${copies}/TimesFM-2.5/all_results.csv`,
    unseen: `${submissions}/69d976588b/results/timesfm2p5/config.json`,
  },
  {
    name: 'Chronos-2',
    kind: 'pretrained',
    size: {
      parameters: 120_000_000,
      year: 2025,
      source: 'https://huggingface.co/amazon/chronos-2, arXiv 2510.15821',
    },
    mase: 2.026281,
    others: { smape: 0.0596646, wql: 0.0367436, msis: 14.571457 },
    source: `${copies}/chronos-2/all_results.csv`,
    unseen: `${submissions}/087f0d5cae/results/chronos-2/config.json`,
  },
  {
    name: 'TabPFN-TS',
    kind: 'pretrained',
    size: { parameters: 11_000_000, year: 2025, source: 'arXiv 2501.02945' },
    mase: 2.049744,
    others: { smape: 0.0631281, wql: 0.0370084, msis: 18.733031 },
    source: `${copies}/tabpfn_ts/all_results.csv`,
    unseen: `${entries}/tabpfn_ts/config.json`,
  },
  {
    name: 'Moirai-2',
    kind: 'pretrained',
    size: { parameters: 11_400_000, year: 2025, source: 'arXiv 2511.11698' },
    mase: 2.123471,
    others: { smape: 0.0683447, wql: 0.0400131, msis: 14.761431 },
    source: `${copies}/Moirai2/all_results.csv`,
    unseen: `${entries}/Moirai2/config.json`,
  },
  { name: 'AutoARIMA', kind: 'statistical', mase: 2.36, unseen: `${entries}/auto_arima/config.json` },
  { name: 'AutoETS', kind: 'statistical', mase: 2.55, unseen: `${entries}/auto_ets/config.json` },
];

/** Repeating the last value, as listed by GIFT-Eval. Our benchmark must get the same result. */
export const publishedNaive = {
  mase: 2.777295,
  others: { smape: 0.0916129, wql: 0.0608704, msis: 26.631225 },
  source: `${submissions}/3c93330693/results/naive/all_results.csv`,
  unseen: `${entries}/naive/config.json`,
};

/** The best of the entries that combine several models, which are not drawn: of LongShine AI Research, pull request 205. */
export const bestCombined = {
  name: 'LS-MoE',
  mase: 1.849016,
  source: `${submissions}/d0dfb47861/results/LS-MoE/all_results.csv`,
};

/**
 * Submitted far ahead of every other entry by one organization, and not confirmed: they are not ranked. On 3 July 2026 the
 * maintainers of GIFT-Eval said in the pull request what their own run of the first came to (MASE 2.0881, WQL 0.0324).
 */
export const outliers = {
  organization: 'Ant-intl',
  rerunMase: 2.0881,
  models: [
    {
      name: 'Falcon-2.0',
      mase: 1.408954,
      others: { smape: 0.0339737, wql: 0.020547, msis: 9.865607 },
      source: `${submissions}/5f59a40ce5/results/Falcon-2.0/all_results.csv`,
      submission: 'https://github.com/SalesforceAIResearch/gift-eval/pull/154',
    },
    {
      name: 'Falcon-Agent',
      mase: 1.548246,
      others: { smape: 0.0480209, wql: 0.029202, msis: 11.463893 },
      source: `${submissions}/1d3174df62/results/Falcon-Agent/all_results.csv`,
      submission: 'https://github.com/SalesforceAIResearch/gift-eval/pull/165',
    },
  ],
} as const;

/**
 * The first engine version scored on the hidden weeks, and its ranks among the 121 rows that GIFT-Eval listed in August
 * 2026.
 */
export const firstScored = {
  mase: 1.989,
  accuracy: 0.959,
  msis: 14.5,
  owa: 0.7,
  rows: 121,
  ranks: { mase: 34, wql: 55, msis: 34, owa: 44 },
};
