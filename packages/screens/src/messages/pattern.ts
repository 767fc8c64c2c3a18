/** A text of a catalogue, of which only its place knows whether it has values. */
export class Pattern {
  /**
   * @param text where the place has a plain text
   * @param over where it has values: the sentence, given the built-in one
   */
  constructor(
    readonly text: string,
    readonly over: (own: (...values: never[]) => string) => (...values: never[]) => string,
  ) {}
}
