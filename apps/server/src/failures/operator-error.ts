/** A reason that the program cannot work, in a sentence for the operator; no stack is shown. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
