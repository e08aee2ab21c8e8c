/** Something the operator can put right; its message is all they need to read. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
