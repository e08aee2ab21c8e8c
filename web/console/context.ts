import { createContext, useContext } from 'react';
import type { Counts } from '../../contract/console/inbox.ts';
import type { Operator, Session } from '../../contract/console/session.ts';

/** What every part of the console may ask for once somebody is signed in. */
export interface ConsoleState {
  operator: Operator;
  operators: Session['operators'];
  /** How many of this operator's recovery codes are unused. */
  recoveryCodesLeft: number;
  /** Whether this operator may change anything. */
  mayEdit: boolean;
  counts: Counts | undefined;
  /** Goes up whenever what is shown may have changed. */
  round: number;
  /** Something was changed here: everything shown is asked for again. */
  refresh: () => void;
  /** The operator's own account was changed. */
  reloadSession: () => void;
  /** Says something to who cannot see the change. */
  announce: (text: string) => void;
}

const Context = createContext<ConsoleState | null>(null);
export const ConsoleProvider = Context.Provider;

export function useConsole(): ConsoleState {
  const state = useContext(Context);
  if (state === null) throw new Error('useConsole where nobody is signed in');
  return state;
}
