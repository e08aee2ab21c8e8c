import { useState } from 'react';
import { failureText, postAction } from './api.ts';
import { useConsole } from './context.ts';

type ActionState = { is: 'idle' } | { is: 'busy' } | { is: 'error'; code: string; message: string };

/** Runs actions on the server, one at a time: announces success, explains errors. */
export function useAction() {
  const { refresh, announce } = useConsole();
  const [state, setState] = useState<ActionState>({ is: 'idle' });

  async function run(path: string, body: object, announcement: string): Promise<boolean> {
    if (state.is === 'busy') return false;
    setState({ is: 'busy' });
    const result = await postAction(path, body);
    if (result.is === 'done') {
      setState({ is: 'idle' });
      announce(announcement);
      refresh();
      return true;
    }
    const code = result.is === 'error' ? result.code : result.is;
    setState({ is: 'error', code, message: failureText(result) });
    // What is shown is out of date.
    if (code === 'changedMeanwhile') refresh();
    return false;
  }
  return {
    state,
    busy: state.is === 'busy',
    problem: state.is === 'error' ? state.message : undefined,
    run,
    reset: () => setState({ is: 'idle' }),
  };
}
