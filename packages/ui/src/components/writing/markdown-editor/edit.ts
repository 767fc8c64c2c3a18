/** A text and what is selected in it: positions in UTF-16 units, as a textarea counts them. */
export interface Edit {
  text: string;
  start: number;
  end: number;
}

/** Puts `replacement` in the place of `from` to `to` and selects `length` units from `select` on. */
export function replace(
  { text }: Edit,
  from: number,
  to: number,
  replacement: string,
  select: number,
  length: number,
): Edit {
  return {
    text: text.slice(0, from) + replacement + text.slice(to),
    start: select,
    end: select + length,
  };
}
