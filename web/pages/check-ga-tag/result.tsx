import type { TagCheckMessages } from '../../../content/messages/en/check-ga-tag.ts';
import type { DescribedCheck } from '../../../content/tag-check/describe-tag-check.ts';
import { type Locale, localPath } from '../../../contract/locales.ts';
import type { TagCheckResult } from '../../../contract/tag-check.ts';
import button from '../../ui/button.module.css';
import { ShareResult } from './verdict.tsx';

// The parts of a result, in a separate chunk that is loaded while the server checks.
export { describeTagCheck } from '../../../content/tag-check/describe-tag-check.ts';
export { Details, Verdict } from './verdict.tsx';

/** What the visitor can do with the result. */
export function Actions(props: {
  reply: TagCheckResult;
  check: DescribedCheck;
  messages: TagCheckMessages;
  locale: Locale;
}) {
  const { reply, check, messages, locale } = props;
  return (
    <ShareResult check={check} messages={messages} canCopy>
      {reply.verdict !== 'unknown' && (
        <p>
          <a
            className={`${button.button} ${button.ghost}`}
            href={`${localPath(locale, '/join-the-waitlist')}#${new URLSearchParams({ toolResults: shareText(reply, check) })}`}
          >
            {messages.carry}
          </a>
        </p>
      )}
    </ShareResult>
  );
}

/** The result as text for an application. */
function shareText({ url }: TagCheckResult, { title, tags }: DescribedCheck): string {
  return [`${url}: ${title}`, ...tags.map(({ kind, id, where }) => `${kind} ${id}, ${where}`)].join('\n');
}
