/** A problem that the operator can fix: only its message is shown, no stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** The exit code after such a problem (`EX_CONFIG`): restarting would not help. */
export const configExitCode = 78;
