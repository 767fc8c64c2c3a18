import { describe, expect, it } from 'vitest';
import type { Edit } from './edit.js';
import { applyTool, TOOLS, type Tool } from './toolbar-actions.js';

/** `satu ⟦dua⟧ tiga`: the brackets are the selection, `|` is a caret. */
function read(marked: string): Edit {
  const caret = marked.indexOf('|');
  if (caret >= 0) return { text: marked.replace('|', ''), start: caret, end: caret };
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  return { text: marked.replace(/[⟦⟧]/g, ''), start, end };
}

function write({ text, start, end }: Edit): string {
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
  return `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;
}

function use(tool: Tool, marked: string): string {
  return write(applyTool(tool, read(marked), 'teks'));
}

it('has ten tools, and one for formulas', () => {
  expect(TOOLS.filter((tool) => tool !== 'formula')).toHaveLength(10);
});

describe.each([
  ['bold', '**'],
  ['italic', '*'],
  ['code', '`'],
  ['formula', '$$'],
] as const)('%s', (tool, sign) => {
  it('marks the selected words and leaves spaces outside', () => {
    expect(use(tool, 'satu ⟦dua⟧ tiga')).toBe(`satu ${sign}⟦dua⟧${sign} tiga`);
    expect(use(tool, 'satu⟦ dua ⟧tiga')).toBe(`satu ${sign}⟦dua⟧${sign} tiga`);
  });

  it('marks a placeholder where nothing is selected', () => {
    expect(use(tool, 'satu |')).toBe(`satu ${sign}⟦teks⟧${sign}`);
  });

  it('takes the mark away again, selected or around the selection', () => {
    expect(use(tool, `satu ${sign}⟦dua⟧${sign} tiga`)).toBe('satu ⟦dua⟧ tiga');
    expect(use(tool, `satu ⟦${sign}dua${sign}⟧ tiga`)).toBe('satu ⟦dua⟧ tiga');
  });
});

it('tells bold and italic apart', () => {
  expect(use('italic', '**⟦dua⟧**')).toBe('***⟦dua⟧***');
  expect(use('italic', '***⟦dua⟧***')).toBe('**⟦dua⟧**');
  expect(use('bold', '***⟦dua⟧***')).toBe('*⟦dua⟧*');
  expect(use('bold', '*⟦dua⟧*')).toBe('***⟦dua⟧***');
});

describe.each([
  ['heading1', '# '],
  ['heading2', '## '],
  ['bullets', '- '],
  ['numbers', '1. '],
] as const)('%s', (tool, prefix) => {
  it('starts the line of the caret, and gives it back', () => {
    expect(use(tool, 'atas\nsa|tu\nbawah')).toBe(`atas\n${prefix}sa|tu\nbawah`);
    expect(use(tool, `atas\n${prefix}sa|tu\nbawah`)).toBe('atas\nsa|tu\nbawah');
  });

  it('starts an empty line', () => {
    expect(use(tool, '|')).toBe(`${prefix}|`);
  });

  it('keeps the line below out when the selection ends with the line', () => {
    expect(use(tool, '⟦satu\n⟧dua')).toBe(`⟦${prefix}satu⟧\ndua`);
  });
});

it('makes one heading of another', () => {
  expect(use('heading2', '# sa|tu')).toBe('## sa|tu');
  expect(use('heading1', '#### sa|tu')).toBe('# sa|tu');
});

it('makes every selected line an item, numbered in order, and leaves empty lines', () => {
  expect(use('numbers', '⟦satu\n\ndua\ntiga⟧')).toBe('⟦1. satu\n\n2. dua\n3. tiga⟧');
  expect(use('bullets', '⟦1. satu\n2. dua⟧')).toBe('⟦- satu\n- dua⟧');
  expect(use('bullets', '⟦- satu\ndua⟧')).toBe('⟦- satu\n- dua⟧');
  expect(use('bullets', '⟦- satu\n- dua⟧')).toBe('⟦satu\ndua⟧');
});

describe('link', () => {
  it('asks for the address of selected words', () => {
    expect(use('link', 'lihat ⟦silabus⟧.')).toBe('lihat [silabus](⟦https://⟧).');
  });

  it('asks for the words of a selected address', () => {
    expect(use('link', '⟦https://contoh.ac.id/a⟧')).toBe('[⟦teks⟧](https://contoh.ac.id/a)');
  });

  it('writes a whole link where nothing is selected', () => {
    expect(use('link', 'lihat |')).toBe('lihat [⟦teks⟧](https://)');
  });

  it('makes a selected link plain words', () => {
    expect(use('link', '⟦[silabus](https://contoh.ac.id)⟧')).toBe('⟦silabus⟧');
  });
});

describe('image', () => {
  it('writes the description and asks for the address', () => {
    expect(use('image', '⟦pohon⟧')).toBe('![pohon](⟦https://⟧)');
    expect(use('image', '|')).toBe('![⟦teks⟧](https://)');
  });

  it('makes a selected image plain words', () => {
    expect(use('image', '⟦![pohon](a.png)⟧')).toBe('⟦pohon⟧');
  });
});

describe('rule', () => {
  it('stands below the line, between empty lines', () => {
    expect(use('rule', 'sa|tu\ndua')).toBe('satu\n\n---\n\n|dua');
    expect(use('rule', 'satu|')).toBe('satu\n\n---\n\n|');
    expect(use('rule', 'satu\n\n|')).toBe('satu\n\n---\n\n|');
    expect(use('rule', '|')).toBe('---\n\n|');
    expect(use('rule', 'satu|\n\ndua')).toBe('satu\n\n---\n\n|dua');
  });
});
