/** A whole paper in the style of a house, and its questions as they must be read, a line each. */
export interface House {
  document: () => Promise<Buffer>;
  expected: readonly string[];
}
