import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { checkTag, type TagCheckReply } from '../../../contract/tag-check.ts';
import { call } from '../../api.ts';
import { type FormState, idle, refused, type SentForm, withoutMessage } from '../../ui/form/form-state.ts';

type CheckState = FormState | { is: 'answered'; reply: TagCheckReply };

/** Longer than the server's own limit. */
const timeoutMs = 15_000;

/** Checks the website in the field, and puts it into the page's URL so that the result can be linked to. */
export function useTagCheck(
  field: RefObject<HTMLInputElement | null>,
  words: { required: string; failed: string },
  sent: SentForm | undefined,
) {
  const [state, setState] = useState<CheckState>(() =>
    sent?.message ? refused(sent.message, sent.fields, 0) : idle,
  );
  const [asked, setAsked] = useState('');

  function refuse(message: string, fields: Record<string, string> = {}) {
    setState(refused(message, fields));
    field.current?.focus();
  }

  async function check() {
    const websiteUrl = field.current?.value.trim() ?? '';
    if (websiteUrl === '') return refuse('', { websiteUrl: words.required });
    setAsked(websiteUrl);
    setState({ is: 'submitting' });
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await call(checkTag, { websiteUrl }, signal).catch(() => undefined);
    if (!answer?.ok) return refuse(answer?.refusal?.message ?? words.failed, answer?.refusal?.fields);
    share(websiteUrl);
    setState({ is: 'answered', reply: answer.reply });
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
    dismiss() {
      setState((now) => (now.is === 'answered' ? now : withoutMessage(now)));
      // The button that had the focus is gone.
      field.current?.focus();
    },
  };
}

function share(websiteUrl: string): void {
  const address = new URL(location.href);
  address.search = new URLSearchParams({ url: websiteUrl }).toString();
  address.hash = '';
  history.replaceState(history.state, '', address);
}
