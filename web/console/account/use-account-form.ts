import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import { valuesOf } from '../../ui/form/controls.ts';
import { tell } from '../api.ts';
import { useConsole } from '../context.ts';
import { noAnswer } from '../use-act.ts';

/** A form about the operator's own account: sends what stands in it, and says what became of it. */
export function useAccountForm<Reply extends z.ZodMiniType = z.ZodMiniUnknown>(
  path: string,
  said: string,
  bodyOf: (values: Record<string, string>) => object | string,
  answered?: { reply: Reply; take: (reply: z.output<Reply>) => void },
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
    const body = bodyOf(valuesOf(form));
    if (typeof body === 'string') return setProblem(body);
    setBusy(true);
    const answer = await tell(path, body, answered?.reply ?? z.unknown());
    setBusy(false);
    if (answer.is !== 'done') return setProblem(answer.is === 'refused' ? answer.message : noAnswer);
    form.reset();
    setProblem('');
    setDone(true);
    answered?.take(answer.reply as z.output<Reply>);
    announce(said);
    reloadSession();
  }
  return { submit, problem, done, busy };
}
