import { toFindable } from './findable.js';
import { type Finder, findSpans } from './finder.js';

interface Piece {
  node: Text;
  /** Where the node's text begins in the whole. */
  start: number;
}

/** Nothing stands apart. */
const NONE: ReadonlySet<number> = new Set();

/** The texts below an element one after the other, a space before those apart; `br` ends a line. */
function readPieces(root: Node, apart: ReadonlySet<number>): { text: string; pieces: Piece[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const pieces: Piece[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (apart.has(pieces.length)) text += ' ';
      pieces.push({ node, start: text.length });
      text += node.data;
    } else if (node.nodeName === 'BR') text += '\n';
  }
  return { text, pieces };
}

/** The last piece that begins at or before a place. */
function pieceAt(pieces: readonly Piece[], place: number): Piece {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle] as Piece).start <= place) low = middle;
    else high = middle - 1;
  }
  return pieces[low] as Piece;
}

/**
 * Where a finder finds something below an element; what it finds may reach over several elements.
 *
 * @param apart the texts, from 0, that a space parts from the one before
 */
export function findRanges(root: Node, finder: Finder, apart = NONE): StaticRange[] {
  const { text: source, pieces } = readPieces(root, apart);
  const { text, starts, ends } = toFindable(source);
  return findSpans(finder, text).map(([start, end]) => {
    const from = starts[start] as number;
    const to = ends[end - 1] as number;
    const first = pieceAt(pieces, from);
    const last = pieceAt(pieces, to - 1);
    return new StaticRange({
      startContainer: first.node,
      startOffset: from - first.start,
      endContainer: last.node,
      endOffset: Math.min(to - last.start, last.node.length),
    });
  });
}
