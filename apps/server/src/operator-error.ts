/** What keeps the program from working, in a sentence for the operator; no stack is shown. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
