import { tagVerdicts } from '../../contract/tag-check.ts';
import { isFalseFound, isFalseNone, type Measurement, type Score } from './measure.ts';
import { isExcerpt, pageKey, readTruths, type Truth } from './truth.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Prints the correct verdicts against those of the check, by platform, and each page on which they differ. */
export function printScores({ scores, falseFound, falseNone, cannotSay, wrong }: Measurement): void {
  const truths = readTruths();
  const used = cells.filter(({ has }) => scores.some(has));
  print(`${'what is right → said'.padEnd(26)}${used.map(({ head }) => head.padStart(17)).join('')}`);
  const groups = Object.groupBy(scores, ({ page }) => readPlatform(page.file));
  for (const [platform, some = []] of Object.entries(groups).toSorted()) print(row(platform, some, used));
  print(row('all', scores, used));
  const excerpts = scores.filter(({ page }) => isExcerpt(page, truths)).length;
  const decided = scores.filter(({ page, truth }) => truths.get(pageKey(page))?.seen === truth).length;
  const sayable = scores.filter(({ truth }) => truth !== 'unknown').length;
  const share = ((100 * cannotSay.length) / sayable).toFixed(1);
  print(
    `pages       ${scores.length}: ${decided} decided by the browser, ${excerpts} excerpts that it cannot run`,
  );
  print(`false found ${falseFound.length}`);
  print(`false none  ${falseNone.length}`);
  print(`cannot say  ${cannotSay.length} of the ${sayable} pages of which a person could, ${share} %`);
  for (const score of scores) if (score.truth !== score.verdict) print(explain(score, truths));
  print(`details     ${wrong.length} pages with other ids, states, consent, warnings or unread parts`);
  for (const line of wrong) print(`  ${line}`);
}

/** The cells of the confusion matrix: all correct verdicts, and every way to be wrong. */
const cells: { head: string; has: (score: Score) => boolean }[] = [
  { head: 'pages', has: () => true },
  { head: 'right', has: ({ truth, verdict }) => truth === verdict },
  ...tagVerdicts.flatMap((truth) =>
    tagVerdicts
      .filter((verdict) => verdict !== truth)
      .map((verdict) => ({
        head: `${truth}→${verdict}`,
        has: (score: Score) => score.truth === truth && score.verdict === verdict,
      })),
  ),
];

function row(name: string, scores: readonly Score[], used: typeof cells): string {
  const counts = used.map(({ has }) => scores.filter(has).length);
  return name.padEnd(26) + counts.map((count) => String(count || '·').padStart(17)).join('');
}

function readPlatform(file: string): string {
  return file.replace('platforms/', '').replace('.pages', '');
}

function explain(score: Score, truths: ReadonlyMap<string, Truth>): string {
  const { page, truth, verdict, reply } = score;
  const seen = truths.get(pageKey(page));
  const browser = seen?.after
    ? `the browser saw ${seen.ids.join(' ')} after ${seen.after}`
    : 'the browser saw nothing';
  const kind = isFalseFound(score) ? 'false found' : isFalseNone(score) ? 'false none' : 'cannot say';
  const unread = reply.unread
    .map(({ kind: part, what, reason }) => [part, what, reason].join(' '))
    .join(', ');
  const why =
    page.hidden ??
    (unread
      ? `unread: ${unread}`
      : (reply.reason ?? reply.tags.map(({ place, id }) => `${id} in ${place}`).join(', ')));
  return `  ${kind}: ${pageKey(page)}: ${truth}, said ${verdict}; ${browser}; ${why}`;
}
