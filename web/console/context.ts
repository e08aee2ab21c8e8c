import { createContext, useContext } from 'react';
import type { Counts } from '../../contract/console/inbox.ts';
import type { Operator, Session } from '../../contract/console/session.ts';

/** Available to every component of the signed-in view. */
interface ConsoleState {
  operator: Operator;
  operators: Session['operators'];
  /** The number of this operator's unused recovery codes. */
  recoveryCodesLeft: number;
  mayEdit: boolean;
  counts: Counts | undefined;
  /** Incremented whenever the data shown may be out of date. */
  refreshKey: number;
  /** Refetches everything shown, after a change made here. */
  refresh: () => void;
  /** Reloads the session after a change to the operator's own account. */
  reloadSession: () => void;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

const Context = createContext<ConsoleState | null>(null);
export const ConsoleProvider = Context.Provider;

export function useConsole(): ConsoleState {
  const state = useContext(Context);
  if (state === null) throw new Error('useConsole outside a signed-in console');
  return state;
}
