/** Something the operator can put right; its message is all they need to read. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** The exit code after such a problem (`EX_CONFIG`): whoever watches over the server need not start it again. */
export const startProblemCode = 78;
