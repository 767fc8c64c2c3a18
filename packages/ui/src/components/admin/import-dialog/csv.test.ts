import { describe, expect, it } from 'vitest';
import { type ImportColumn, templateText } from './import-rows.js';
import { decodeCsv, parseCsv, readRows } from './parse-csv.js';

const columns: ImportColumn[] = [
  { key: 'nama', label: 'Nama', example: 'Dr. Sari; M.Kom.' },
  { key: 'password', label: 'Password', example: 'rahasia "1"', secret: true },
];

const read = (text: string, max = 500) => readRows(parseCsv(text), columns, max);

describe('parseCsv', () => {
  it.each([
    ['commas', 'nama,email\nSari,s@x.id\n'],
    ['semicolons', 'nama;email\r\nSari;s@x.id'],
    ['what the file says', 'sep=|\r\nnama|email\r\nSari|s@x.id\r\n'],
    ['heads below an empty line', '\nnama;email\nSari;s@x.id'],
    ['tabs', 'nama\temail\nSari\ts@x.id\n\n'],
  ])('finds out %s', (_, text) => {
    expect(parseCsv(text).map(({ cells }) => cells)).toEqual([
      ['nama', 'email'],
      ['Sari', 's@x.id'],
    ]);
  });

  it('reads a single column, whose names may hold commas', () => {
    expect(parseCsv('name\n"Tree, biner"\nGraf, pohon\n').map(({ cells }) => cells)).toEqual([
      ['name'],
      ['Tree, biner'],
      ['Graf, pohon'],
    ]);
  });

  it('keeps quoted line breaks and quotes', () => {
    expect(parseCsv('name;x\n"a\n""b""";1').at(-1)?.cells).toEqual(['a\n"b"', '1']);
  });

  it('numbers rows as a spreadsheet does, blank ones too', () => {
    expect(parseCsv('name;x\n;\n\nSQL;1\n').map(({ line }) => line)).toEqual([1, 4]);
    expect(parseCsv('sep=;\nname;x\nSQL;1').map(({ line }) => line)).toEqual([2, 3]);
  });
});

describe('readRows', () => {
  it('finds columns by their heads, in any order and letter case', () => {
    expect(read(' Password ;lain; NAMA\n rahasia ;x; Sari \n')).toEqual({
      status: 'read',
      rows: [{ line: 2, values: { nama: 'Sari', password: ' rahasia ' } }],
    });
  });

  it('takes a cell that is not there as empty', () => {
    expect(read('nama;password\nSari\n')).toEqual({
      status: 'read',
      rows: [{ line: 2, values: { nama: 'Sari', password: '' } }],
    });
  });

  it('says why a file cannot be used', () => {
    expect(read('')).toEqual({ status: 'empty' });
    expect(read('nama;password\n')).toEqual({ status: 'empty' });
    expect(read('nama;email\nSari;s')).toEqual({ status: 'missing', column: 'password' });
    expect(read('nama;password\na;b\nc;d\n', 1)).toEqual({ status: 'tooMany', count: 2 });
  });
});

describe('templateText', () => {
  it('is read back as it was written', () => {
    expect(read(decodeCsv(new TextEncoder().encode(templateText(columns))))).toEqual({
      status: 'read',
      rows: [{ line: 2, values: { nama: 'Dr. Sari; M.Kom.', password: 'rahasia "1"' } }],
    });
  });
});

describe('decodeCsv', () => {
  it('reads UTF-8, with a byte order mark or without', () => {
    expect(decodeCsv(new TextEncoder().encode('\uFEFFé'))).toBe('é');
    expect(decodeCsv(new TextEncoder().encode('é'))).toBe('é');
  });

  it('reads what spreadsheets write', () => {
    expect(decodeCsv(new Uint8Array([0x63, 0x61, 0x66, 0xe9]))).toBe('café');
    expect(decodeCsv(new Uint8Array([0xff, 0xfe, 0xe9, 0x00]))).toBe('é');
  });
});
