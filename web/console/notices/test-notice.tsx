import { useState } from 'react';
import type * as z from 'zod/mini';
import { chatNames, noticeTest, type OwnNotices } from '../../../contract/console/notices.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { failureText, post } from '../api.ts';
import { useConsole } from '../context.ts';
import { Button, Notice } from '../parts/controls.tsx';
import s from './notices.module.css';

/** Sends a test notice with the saved settings, and shows the outcome. */
export function TestNotice({ own }: { own: OwnNotices }) {
  const { operator } = useConsole();
  const [state, setState] = useState<'idle' | 'busy' | z.output<typeof noticeTest>>('idle');
  const isByChat = own.settings.channel === 'chat' && own.chat !== null;
  const where = isByChat && own.chat ? chatNames[own.chat.format] : operator.email;
  async function send() {
    setState('busy');
    const result = await post(consoleApi.testNotice, {}, noticeTest);
    if (result.is === 'done') return setState(result.reply);
    setState({ isKeptAsFile: false, problem: failureText(result) });
  }
  return (
    <div className={s.form}>
      <Button look="ghost" disabled={state === 'busy'} onClick={send}>
        {state === 'busy' ? 'Sending …' : `Send a test to ${where}`}
      </Button>
      {typeof state === 'object' && <Outcome state={state} isByChat={isByChat} where={where} />}
    </div>
  );
}

function Outcome(props: { state: z.output<typeof noticeTest>; isByChat: boolean; where: string }) {
  const { problem, isKeptAsFile } = props.state;
  if (problem !== null) return <Notice>It did not arrive: {problem}.</Notice>;
  if (isKeptAsFile) {
    return <Notice tone="warn">No mail server is set: the test is kept as a file on the server.</Notice>;
  }
  return (
    <Notice tone="ok">
      {props.isByChat ? `${props.where} took the message.` : 'The mail server took the test.'}
    </Notice>
  );
}
