/**
 * Hands on what an observer sees, where it is another than before. A state that is set to what it is
 * already is not forgotten by React: it draws once more for it, behind the next change of all else.
 *
 * @param before what is known already
 */
export function whenChanged<Value>(before: NoInfer<Value>, tell: (value: Value) => void) {
  let last = before;
  return (value: Value) => {
    if (value === last) return;
    last = value;
    tell(value);
  };
}
