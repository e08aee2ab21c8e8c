import { missingImprintFields, type Settings } from '../../content/settings.ts';
import { countriesAskingForPay, type JobFront } from '../../contract/job.ts';
import { closingTime } from '../../contract/job-closing.ts';
import { isLive } from '../../contract/live-origin.ts';

interface Posting {
  name: string;
  front: Pick<JobFront, 'country' | 'pay' | 'validThrough'>;
}

/** What the law requires of a public site and this one does not state. */
export function findLegalGaps(
  settings: Pick<Settings, 'imprint'>,
  postings: readonly Posting[],
  now: number,
): string[] {
  const fields = missingImprintFields(settings);
  const unpaid = postings.filter(
    ({ front }) =>
      countriesAskingForPay.includes(front.country) && !front.pay && now < closingTime(front.validThrough),
  );
  return [
    ...(fields.length > 0 ? [`imprint in content/settings.json: ${fields.join(', ')}`] : []),
    ...unpaid.map(
      ({ name, front }) => `pay in content/jobs/*/${name}.md: a posting in ${front.country} states it`,
    ),
  ];
}

/** Throws if a public site lacks any of it; for other sites calls `warn` once. */
export function refuseLegalGaps(
  origin: string,
  gaps: readonly string[],
  warn: (text: string) => void = () => {},
): void {
  if (gaps.length === 0) return;
  const list = gaps.join('\n  ');
  if (isLive(origin))
    throw new Error(`${origin} would be public without what the law asks for. Fill in:\n  ${list}`);
  warn(`Before the site goes live, fill in what the law asks for:\n  ${list}`);
}
