import type { Block } from '../model/block.js';

/** A question longer than some twenty pages is none; what is longer is cut, and said. */
export const LONGEST_TEXT = 50_000;

/** Lists and quotes within each other; deeper ones go on at this depth, and it is said. */
const DEEPEST = 6;

const innerBlocks = (block: Block): readonly Block[] => {
  if (block.kind === 'quote') return block.blocks;
  return block.kind === 'list' ? block.items.flatMap(({ blocks }) => blocks) : [];
};

/** Content of lists and quotes that are too deep, without them: no recursion, since they may be very deep. */
function flattened(blocks: readonly Block[]): Block[] {
  const found: Block[] = [];
  const open = blocks.toReversed();
  for (let block = open.pop(); block; block = open.pop()) {
    if (block.kind === 'quote' || block.kind === 'list')
      open.push(...innerBlocks(block).toReversed());
    else found.push(block);
  }
  return found;
}

/** Blocks no deeper than a page has room for; no word is lost. */
export function boundDepth(
  blocks: readonly Block[],
  onTooDeep: () => void,
  depth = DEEPEST,
): readonly Block[] {
  if (depth === 0) {
    const flat = flattened(blocks);
    if (blocks.some(({ kind }) => kind === 'quote' || kind === 'list')) onTooDeep();
    return flat;
  }
  const bound = (inner: readonly Block[]) => boundDepth(inner, onTooDeep, depth - 1);
  return blocks.map((block): Block => {
    if (block.kind === 'quote') return { ...block, blocks: bound(block.blocks) };
    if (block.kind !== 'list') return block;
    return {
      ...block,
      items: block.items.map((item) => ({ ...item, blocks: bound(item.blocks) })),
    };
  });
}
