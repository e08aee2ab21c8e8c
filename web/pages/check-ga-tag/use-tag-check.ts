import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { describeExcess } from '../../../content/describe-field-error.ts';
import type { checkGaTag, TagCheckMessages } from '../../../content/messages/en/check-ga-tag.ts';
import type { FormMessages } from '../../../content/messages/en/forms.ts';
import { cleanAddress, countCharacters, maxLengths } from '../../../contract/clean-text.ts';
import type { SubmittedForm } from '../../../contract/forms.ts';
import type { Locale } from '../../../contract/locales.ts';
import { checkTag, type TagCheckResult } from '../../../contract/tag-check.ts';
import { call } from '../../api.ts';
import { errorState, type FormState, hasAny, idle, withoutMessage } from '../../ui/form/form-state.ts';

/** The components and messages of a result. */
interface ResultParts {
  parts: typeof import('./result.tsx');
  messages: TagCheckMessages;
}

interface AnsweredState extends ResultParts {
  is: 'answered';
  reply: TagCheckResult;
}

type CheckState = FormState | AnsweredState;

/** Longer than the server's own limit. */
const timeoutMs = 15_000;

/** Checks the website in the field, and adds it to the page's URL so that the result can be linked to. */
export function useTagCheck(
  field: RefObject<HTMLInputElement | null>,
  locale: Locale,
  messages: Pick<(typeof checkGaTag)['form'], 'required' | 'failed'> & Pick<FormMessages, 'tooLong'>,
  sent: SubmittedForm | undefined,
) {
  const [state, setState] = useState<CheckState>(() =>
    sent?.message ? errorState(sent.message, sent.fields, 0) : idle,
  );
  const [asked, setAsked] = useState('');

  function refuse(message: string, fields: Record<string, string> = {}) {
    setState(errorState(message, fields));
    field.current?.focus();
  }

  async function check() {
    const websiteUrl = cleanAddress(field.current?.value ?? '');
    if (websiteUrl === '') return refuse('', messages.required);
    const length = { count: countCharacters(websiteUrl), max: maxLengths.checkedUrl };
    if (length.count > length.max)
      return refuse('', { websiteUrl: describeExcess(length, messages, locale) });
    setAsked(websiteUrl);
    setState({ is: 'submitting' });
    const signal = AbortSignal.timeout(timeoutMs);
    const [answer, loaded] = await Promise.all([
      call(checkTag, { websiteUrl }, signal).catch(() => undefined),
      loadResult(locale).catch(() => undefined),
    ]);
    const error = answer?.ok ? undefined : answer?.problem;
    if (!answer?.ok || !loaded) return refuse(error?.message ?? messages.failed, error?.fields);
    share(websiteUrl);
    setState({ is: 'answered', reply: answer.reply, ...loaded });
  }

  const followLink = useEffectEvent(() => {
    const linked = new URLSearchParams(location.search).get('url');
    const input = field.current;
    // Input from before hydration takes precedence over the link.
    if (!linked || !input || (input.value !== '' && input.value !== linked)) return;
    input.value = linked;
    check();
  });
  useEffect(() => followLink(), []);

  return {
    state,
    /** The website checked last. */
    asked,
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (state.is !== 'submitting') check();
    },
    /** A field that is being edited is no longer known to be invalid. */
    change() {
      setState((now) => (now.is === 'error' && hasAny(now.fields) ? idle : now));
    },
    dismiss() {
      setState((now) => (now.is === 'answered' ? now : withoutMessage(now)));
      // The focused button is gone.
      field.current?.focus();
    },
  };
}

async function loadResult(locale: Locale): Promise<ResultParts> {
  const [parts, { checkGaTag }] = await Promise.all([
    import('./result.tsx'),
    import(`../../../content/messages/${locale}/check-ga-tag.ts`),
  ]);
  return { parts, messages: checkGaTag.answer };
}

function share(websiteUrl: string): void {
  const address = new URL(location.href);
  address.search = new URLSearchParams({ url: websiteUrl }).toString();
  address.hash = '';
  history.replaceState(history.state, '', address);
}
