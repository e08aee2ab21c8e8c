import { type JobFront, jobSections } from '../../contract/job.ts';
import { defaultLocale } from '../../contract/locales.ts';
import type { ContentProblem } from './content-problem.ts';
import type { ContentDocument } from './read-documents.ts';

/** Shorter words, such as articles, may be added. */
const minWordLength = 4;

/** Finds tasks of example weeks that no key responsibility covers, and weeks laid out differently from the English one. */
export function findWeekProblems(postings: readonly ContentDocument<JobFront>[]): ContentProblem[] {
  return postings.flatMap((posting) => {
    const { file, name, lines, front, sections } = posting;
    const english = postings.find((other) => other.name === name && other.locale === defaultLocale);
    const { html = '' } = sections[jobSections.indexOf('responsibilities')] ?? {};
    const responsibilities = html.split('<li>').slice(1).map(listWords);
    const invented = (front.week ?? [])
      .filter(
        ({ text }) => !responsibilities.some((known) => listWords(text).every((word) => isIn(known, word))),
      )
      .map(({ text }) => `“${text}” is not in the words of a key responsibility`);
    const moved =
      english && describeLayout(front) !== describeLayout(english.front)
        ? ['differs from the English file']
        : [];
    return [...invented, ...moved].map((message) => ({
      file,
      line: lines.get('week'),
      field: 'week',
      message,
    }));
  });
}

function listWords(html: string): string[] {
  const text = html.replace(/<[^>]+>/g, ' ').toLowerCase();
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= minWordLength);
}

/** True for words with another ending or prefix, too: a German verb may be split in one place only. */
function isIn(known: readonly string[], word: string): boolean {
  return known.some((other) => other.includes(word) || word.includes(other));
}

function describeLayout({ week }: JobFront): string {
  return JSON.stringify(week?.map(({ text, ...place }) => place));
}
