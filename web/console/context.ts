import { createContext, useContext } from 'react';
import type { Counts } from '../../contract/console/inbox.ts';
import type { Operator, Session } from '../../contract/console/session.ts';

/** Available to every component behind the sign-in. */
interface ConsoleState {
  operator: Operator;
  operators: Session['operators'];
  /** This operator's unused recovery codes. */
  recoveryCodesLeft: number;
  mayEdit: boolean;
  counts: Counts | undefined;
  /** Goes up whenever what is shown may be out of date. */
  refreshKey: number;
  /** Refetches everything shown, after a change made here. */
  refresh: () => void;
  /** After a change of the operator's own account. */
  reloadSession: () => void;
  /** Has a screen reader say something. */
  announce: (text: string) => void;
}

const Context = createContext<ConsoleState | null>(null);
export const ConsoleProvider = Context.Provider;

export function useConsole(): ConsoleState {
  const state = useContext(Context);
  if (state === null) throw new Error('useConsole outside a signed-in console');
  return state;
}
