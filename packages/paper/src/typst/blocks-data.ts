import type { Block } from '../model/block.js';
import { type PaperImage, printedSize } from '../model/image.js';
import type { Inline, RichText } from '../model/inline.js';
import { mathsData } from './maths-data.js';

/** Data in the words of the template. */
export type Data = { k: string; [field: string]: unknown };

/** Where a paper may safely lead. */
const SAFE = /^(https?|mailto):/i;

/** In points: the widest and highest that a picture may be. */
const ROOM = { width: 400, height: 380 };

/** No word is wider than a line: after so many signs it may be broken. */
const UNBROKEN = /[^\s\u200b]{60}/gu;
export const breakable = (text: string): string => text.replace(UNBROKEN, '$&\u200b');

/** The writer of a paper's blocks as data, which gathers its pictures. */
export function createBlocksData(pictures: Map<string, Uint8Array>) {
  const paths = new Map<Uint8Array, string>();

  function pathOf({ bytes, type }: PaperImage): string {
    const path = paths.get(bytes) ?? `/gambar-${paths.size + 1}.${type}`;
    paths.set(bytes, path);
    pictures.set(path, bytes);
    return path;
  }

  function imageData(image: PaperImage, alt: string, room = ROOM): Data {
    return { k: 'image', path: pathOf(image), alt, ...printedSize(image, room) };
  }

  function inlineData(part: Inline): Data[] {
    switch (part.kind) {
      case 'text':
        return [{ k: 'text', v: breakable(part.text), m: part.marks }];
      case 'formula': {
        const c = mathsData(part.tex, false);
        return [c ? { k: 'maths', c } : { k: 'text', v: breakable(part.tex), m: ['code'] }];
      }
      case 'break':
        return [{ k: 'break' }];
      case 'link':
        return SAFE.test(part.href)
          ? [{ k: 'link', to: part.href, c: textData(part.text) }]
          : textData(part.text);
    }
  }

  const textData = (text: RichText): Data[] => text.flatMap(inlineData);

  function blockData(block: Block): Data {
    switch (block.kind) {
      case 'paragraph':
        return { k: 'par', c: textData(block.text) };
      case 'heading':
        return { k: 'heading', c: textData(block.text) };
      case 'code':
        return { k: 'code', v: block.lines.join('\n') };
      case 'formula': {
        const c = mathsData(block.tex, true);
        return c ? { k: 'formula', c } : { k: 'code', v: block.tex };
      }
      case 'list': {
        const items = block.items.map(({ blocks, done }) => ({ c: blocksData(blocks), done }));
        return { k: 'list', ordered: block.ordered, items };
      }
      case 'table': {
        const rows = [block.head, ...block.rows].map((row) =>
          block.head.map((_, column) => textData(row[column] ?? [])),
        );
        const { caption = '', figures = 0 } = block;
        const shares = block.head.map((_, column) => block.shares?.[column] ?? 0);
        return { k: 'table', shares, figures, rows, caption };
      }
      case 'quote':
        return { k: 'quote', c: blocksData(block.blocks) };
      case 'image':
        return imageData(block.image, block.alt);
      case 'rule':
        return { k: 'rule' };
    }
  }

  const blocksData = (blocks: readonly Block[]): Data[] => blocks.map(blockData);

  return { blocksData, textData, imageData };
}
