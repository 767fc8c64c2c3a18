/** Lines and columns of a text, both counted from 1. */
export function createLines(text: string) {
  const starts = [0];
  for (const { index } of text.matchAll(/\r\n?|\n/g)) {
    const isPair = text.startsWith('\r\n', index);
    starts.push(index + (isPair ? 2 : 1));
  }

  function lineOf(offset: number): number {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  return {
    lineOf,
    placeOf: (offset: number) => {
      const line = lineOf(offset);
      return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
    },
  };
}
