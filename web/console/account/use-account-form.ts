import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import { formValues } from '../../ui/form/controls.ts';
import { failureText, post } from '../api.ts';
import { useConsole } from '../context.ts';

/** A form of the account pane: submits it and reports the outcome. `buildBody` returns a string to report an error. */
export function useAccountForm<Reply extends z.ZodMiniType = z.ZodMiniUnknown>(
  path: string,
  announcement: string,
  buildBody: (values: Record<string, string>) => object | string,
  onReply?: { reply: Reply; take: (reply: z.output<Reply>) => void },
) {
  const { announce, reloadSession } = useConsole();
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setDone(false);
    const body = buildBody(formValues(form));
    if (typeof body === 'string') return setProblem(body);
    setBusy(true);
    const result = await post(path, body, onReply?.reply ?? z.unknown());
    setBusy(false);
    if (result.is !== 'done') return setProblem(failureText(result));
    form.reset();
    setProblem('');
    setDone(true);
    onReply?.take(result.reply as z.output<Reply>);
    announce(announcement);
    reloadSession();
  }
  return { submit, problem, done, busy };
}
