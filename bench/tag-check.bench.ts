import { detectTags } from '../server/tag-check/detect/detect-tags.ts';
import { measure } from '../tests/tag-check-corpus/measure.ts';
import { readPages } from '../tests/tag-check-corpus/read-pages.ts';
import { median, print } from './report.ts';

const rounds = 20;

/** Precision and recall of the tag check on the corpus, and how long it takes to read a page. */
export async function bench(): Promise<void> {
  const pages = readPages();
  const { withAnalytics, precision, recall, wrong } = measure(pages);
  print(`pages      ${pages.length}, ${withAnalytics} of them with Google Analytics`);
  print(`precision  ${precision.toFixed(3)}`);
  print(`recall     ${recall.toFixed(3)}`);
  print(`all right  ${pages.length - wrong.length} (ids, state, consent and warnings too)`);
  for (const page of wrong) print(`  wrong: ${page}`);
  const [small, large] = [pages, pages.slice(0, 5)].map((some, i) =>
    median(
      some.map(({ html, url }) =>
        timeOf(html.padEnd(i === 0 ? 0 : 2_000_000, '<p>Welcome to our shop.</p>\n'), url),
      ),
    ),
  );
  print(
    `reading    ${small?.toFixed(2)} ms for a page of the corpus, ${large?.toFixed(0)} ms for one of 2 MB`,
  );
}

function timeOf(html: string, url: URL): number {
  const began = performance.now();
  for (let round = 0; round < rounds; round++) detectTags(html, url);
  return (performance.now() - began) / rounds;
}

if (import.meta.main) await bench();
