import type { DescribedCheck } from '../../../content/describe-tag-check.ts';
import type { TagCheckWords } from '../../../content/messages/en/check-ga-tag.ts';
import { type Locale, localPath } from '../../../contract/locales.ts';
import type { TagCheckReply } from '../../../contract/tag-check.ts';
import button from '../../ui/button.module.css';
import { Answer } from './answer.tsx';
import { PageMap } from './page-map.tsx';

// What a result needs, in a chunk of its own: it is loaded while the server checks.
export { describeTagCheck } from '../../../content/describe-tag-check.ts';
export { Verdict } from './answer.tsx';

/** The evidence below the verdict. */
export function Details(props: {
  reply: TagCheckReply;
  check: DescribedCheck;
  words: TagCheckWords;
  locale: Locale;
}) {
  const { reply, check, words, locale } = props;
  return (
    <>
      <Answer
        check={check}
        words={words}
        map={reply.headEnds !== null && <PageMap reply={reply} words={words.map} locale={locale} />}
      />
      {reply.verdict !== 'unknown' && (
        <p>
          <a
            className={`${button.button} ${button.ghost}`}
            href={`${localPath(locale, '/join-the-waitlist')}#${new URLSearchParams({ toolResults: linesOf(reply, check) })}`}
          >
            {words.carry}
          </a>
        </p>
      )}
    </>
  );
}

/** What an application may take along. */
function linesOf({ url }: TagCheckReply, { title, tags }: DescribedCheck): string {
  return [`${url}: ${title}`, ...tags.map(({ kind, id, where }) => `${kind} ${id}, ${where}`)].join('\n');
}
