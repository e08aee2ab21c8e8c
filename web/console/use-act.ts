import { useState } from 'react';
import { act } from './api.ts';
import { useConsole } from './context.ts';

export type ActState = { is: 'idle' } | { is: 'busy' } | { is: 'refused'; code: string; message: string };

export const noAnswer = 'The server does not answer. Nothing was changed, and what you typed is kept.';

/** Does something on the server: once at a time, announced when done, explained when refused. */
export function useAct() {
  const { refresh, announce } = useConsole();
  const [state, setState] = useState<ActState>({ is: 'idle' });

  async function run(path: string, body: object, said: string): Promise<boolean> {
    if (state.is === 'busy') return false;
    setState({ is: 'busy' });
    const answer = await act(path, body);
    if (answer.is === 'done') {
      setState({ is: 'idle' });
      announce(said);
      refresh();
      return true;
    }
    const { code, message } = answer.is === 'refused' ? answer : { code: answer.is, message: noAnswer };
    setState({ is: 'refused', code, message });
    // What is shown is out of date: ask for what it is now.
    if (code === 'changedMeanwhile') refresh();
    return false;
  }
  return {
    state,
    busy: state.is === 'busy',
    problem: state.is === 'refused' ? state.message : undefined,
    run,
    forget: () => setState({ is: 'idle' }),
  };
}
