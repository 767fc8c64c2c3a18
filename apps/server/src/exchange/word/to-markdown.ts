import { type Inline, type Node, paragraphOf, writeMarkdown } from '../text/markdown.js';
import { note, type Picture, type Problem } from '../types.js';
import type { Look, Piece } from './blocks.js';
import { cut, isAnswerSpace, isBlank, type Line, type TableLine, type TextLine } from './lines.js';

const BULLET = /^\s*(?:[•◦▪●○‣–-])\s+/;
const ITEM = /^\s*(?:\d{1,2}|[a-z])[.)]\s+/;
const BULLET_MARK = /^[•◦▪●○‣–\-o]$/u;
/** Width of a blank in a program whose paragraphs are moved in, in twentieths of a point. */
const SPACE = 180;
const COUNTED_CODE = /^ {0,4}(\d{1,4}) {2}/;

const isSpace = (inline: Inline | undefined) =>
  inline?.type === 'text' && inline.value.trim() === '';

function trimmed(inlines: readonly Inline[]): Inline[] {
  const first = inlines.findIndex((one) => !isSpace(one));
  const last = inlines.findLastIndex((one) => !isSpace(one));
  return first === -1 ? [] : inlines.slice(first, last + 1);
}

/** Makes Markdown of the lines of one question; gathers its pictures, and what of it is lost. */
export function createWriter() {
  const problems: Problem[] = [];
  const images = new Map<string, Picture>();

  function lose(failure: Problem['failure']): void {
    const written = JSON.stringify(failure);
    if (!problems.some((one) => JSON.stringify(one.failure) === written))
      problems.push(note(failure));
  }

  function pictureOf(piece: Extract<Piece, { kind: 'picture' }>): Inline[] {
    const { picture, name } = piece;
    if (typeof picture === 'string') {
      lose({ code: 'picture-lost', what: picture, name });
      return [];
    }
    images.set(picture.sha256, picture);
    return [{ type: 'image', url: `gambar:${picture.sha256}`, alt: '' }];
  }

  function scripted(text: string, sign: '^' | '_'): Inline {
    const tex = text.replaceAll('\\', '').replaceAll('_', '\\_');
    return {
      type: 'inlineMath',
      value: `${sign}{${/[A-Za-z]{2}/.test(tex) ? `\\mathrm{${tex}}` : tex}}`,
    };
  }

  const isSame = (a: Look, b: Look) =>
    a.bold === b.bold && a.italic === b.italic && a.mono === b.mono && a.vertical === b.vertical;

  /** Texts of one look as one piece. */
  function joined(pieces: readonly Piece[]): Piece[] {
    const all: Piece[] = [];
    for (const piece of pieces) {
      const before = all.at(-1);
      if (piece.kind === 'text' && before?.kind === 'text' && isSame(piece.look, before.look))
        all[all.length - 1] = { ...before, text: before.text + piece.text };
      else all.push(piece);
    }
    return all;
  }

  function textInlines(text: string, look: Look, isPlain: boolean): Inline[] {
    const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
    if (core === '') return text === '' ? [] : [{ type: 'text', value: ' ' }];
    const blank = (value: string): Inline[] => (value === '' ? [] : [{ type: 'text', value: ' ' }]);
    const clean = core.replace(/[\t\u00a0 ]+/g, ' ');
    let inner: Inline = { type: 'text', value: clean };
    if (look.mono && !isPlain) inner = { type: 'inlineCode', value: clean };
    else if (look.vertical === 'sup') inner = scripted(clean, '^');
    else if (look.vertical === 'sub') inner = scripted(clean, '_');
    if (!isPlain && look.italic && inner.type === 'text')
      inner = { type: 'emphasis', children: [inner] };
    if (!isPlain && look.bold && inner.type !== 'inlineCode' && inner.type !== 'inlineMath')
      inner = { type: 'strong', children: [inner] };
    return [...blank(before), inner, ...blank(after)];
  }

  /** Formulas beside each other are one where they are scripts, else apart. */
  function apart(inlines: readonly Inline[]): Inline[] {
    const all: Inline[] = [];
    for (const inline of inlines) {
      const before = all.at(-1);
      if (inline.type !== 'inlineMath' || before?.type !== 'inlineMath') all.push(inline);
      else if (/^[_^]/.test(inline.value))
        all[all.length - 1] = { ...before, value: before.value + inline.value };
      else all.push({ type: 'text', value: ' ' }, inline);
    }
    return all;
  }

  /** @param isPlain looks are the mark of a key, or of all text */
  function inlinesOf(pieces: readonly Piece[], isPlain = false): Inline[] {
    const inlines = joined(pieces).flatMap((piece): Inline[] => {
      if (piece.kind === 'text') return textInlines(piece.text, piece.look, isPlain);
      if (piece.kind === 'picture') return pictureOf(piece);
      if (piece.kind === 'break') return [{ type: 'break' }];
      if (piece.isLost) lose({ code: 'formula-lost', name: piece.tex.slice(0, 80) || '?' });
      return piece.tex === '' ? [] : [{ type: 'inlineMath', value: piece.tex }];
    });
    return apart(inlines);
  }

  const codeText = (line: TextLine) =>
    line.pieces
      .map((piece) => (piece.kind === 'text' ? piece.text : ''))
      .join('')
      .replaceAll('\u00a0', ' ');

  /** It is numbered, and begins a program. */
  const isFirstLine = (line: TextLine) => COUNTED_CODE.exec(codeText(line))?.[1] === '1';

  function codeOf(lines: readonly TextLine[]): Node {
    const least = Math.min(...lines.map(({ indent }) => indent));
    const texts = lines.map(
      (line) => ' '.repeat(Math.round((line.indent - least) / SPACE)) + codeText(line),
    );
    const isCounted = texts.every((text, at) => Number(COUNTED_CODE.exec(text)?.[1]) === at + 1);
    const values = isCounted ? texts.map((text) => text.replace(COUNTED_CODE, '')) : texts;
    return { type: 'code', value: values.map((text) => text.trimEnd()).join('\n') };
  }

  function cellOf(lines: readonly TextLine[]): Inline[] {
    return lines
      .filter((line) => !isBlank(line))
      .flatMap((line, at): Inline[] => [
        ...(at > 0 ? [{ type: 'text', value: ' ' } as const] : []),
        ...(line.mark === undefined
          ? []
          : [{ type: 'text', value: `${line.mark.text} ` } as const]),
        ...inlinesOf(line.pieces),
      ]);
  }

  function tableOf({ rows }: TableLine): Node {
    const width = Math.max(...rows.map((row) => row.length));
    const isHead = rows.length > 1;
    const children = (isHead ? rows : [[], ...rows]).map((row, at) => ({
      type: 'tableRow' as const,
      children: Array.from({ length: width }, (_, column) => {
        const lines = row[column] ?? [];
        const bare =
          at === 0 ? lines.map((line) => ({ ...line, pieces: unset(line.pieces) })) : lines;
        return { type: 'tableCell' as const, children: cellOf(bare) as never };
      }),
    }));
    return { type: 'table', children };
  }

  const unset = (pieces: readonly Piece[]): Piece[] =>
    pieces.map((piece) =>
      piece.kind === 'text' ? { ...piece, look: { ...piece.look, bold: false } } : piece,
    );

  /** How much of a line says that it is an item of a list, and of which kind. */
  function itemOf(
    line: TextLine,
  ): { ordered: boolean; letter?: string; length: number } | undefined {
    const mark = line.mark?.text;
    if (mark !== undefined) {
      if (/^[a-z][.)]$/.test(mark)) return { ordered: true, letter: mark, length: 0 };
      return { ordered: !BULLET_MARK.test(mark), length: 0 };
    }
    const bullet = BULLET.exec(line.text);
    if (bullet !== null) return { ordered: false, length: bullet[0].length };
    const item = ITEM.exec(line.text);
    if (item === null) return undefined;
    return /^\s*\d/.test(item[0]) ? { ordered: true, length: item[0].length } : undefined;
  }

  function nodesOf(lines: readonly Line[], isPlain: boolean): Node[] {
    const nodes: Node[] = [];
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at] as Line;
      if (line.kind === 'table') {
        nodes.push(tableOf(line));
        continue;
      }
      if (isBlank(line) || isAnswerSpace(line)) continue;
      if (line.isMono && (lines.length > 1 || /\n|;\s*$/.test(line.text))) {
        const code: TextLine[] = [];
        let end = at;
        for (let next = at; next < lines.length; next += 1) {
          const one = lines[next] as Line;
          if (one.kind !== 'text' || !(one.isMono || (isBlank(one) && code.length > 0))) break;
          if (code.length > 0 && isFirstLine(one) && isFirstLine(line)) break;
          code.push(one);
          if (one.isMono) end = next;
        }
        const shown = code.slice(0, end - at + 1);
        if (shown.length > 1 || /[;{}()=]/.test(line.text)) {
          nodes.push(codeOf(shown));
          at = end;
          continue;
        }
      }
      const item = itemOf(line);
      const before = nodes.at(-1);
      const text = item === undefined ? line : cut(line, item.length);
      const children = trimmed(inlinesOf(text.pieces, isPlain));
      if (children.length === 0) continue;
      if (item === undefined || item.letter !== undefined) {
        const label: Inline[] =
          item?.letter === undefined ? [] : [{ type: 'text', value: `${item.letter} ` }];
        const only = children.length === 1 ? children[0] : undefined;
        nodes.push(
          only?.type === 'inlineMath' && label.length === 0 && lines.length > 1
            ? { type: 'math', value: only.value }
            : paragraphOf([...label, ...children]),
        );
        continue;
      }
      const child = { type: 'listItem' as const, spread: false, children: [paragraphOf(children)] };
      if (before?.type === 'list' && before.ordered === item.ordered)
        before.children.push(child as never);
      else
        nodes.push({
          type: 'list',
          ordered: item.ordered,
          spread: false,
          children: [child as never],
        });
    }
    return nodes;
  }

  return {
    problems,
    images: () => [...images.values()],
    /** Markdown of some lines. */
    write: (lines: readonly Line[], isPlain = false) =>
      writeMarkdown({ type: 'root', children: nodesOf(lines, isPlain) as never }).replace(
        /(?:\\_){3,}/g,
        (line) => line.replaceAll('\\', ''),
      ),
  };
}
