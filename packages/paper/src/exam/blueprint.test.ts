import { describe, expect, it } from 'vitest';
import { columnWidths } from '../docx/exam/block-style.js';
import type { TableBlock } from '../model/block.js';
import { plainText } from '../model/inline.js';
import { sampleExam } from '../test/sample-exam.js';
import { blueprintCells, blueprintPaper, type ExamBlueprint } from './blueprint.js';

const outcome = { code: 'CPMK-1', description: 'Mampu mengimplementasikan pohon. '.repeat(15) };
const blueprint: ExamBlueprint = {
  totalPoints: 30,
  rows: [
    {
      outcome,
      cognitive: 'C2',
      numbers: [1, 2, 3, 5, 6],
      kinds: ['uraian', 'isian'],
      points: 20,
      percent: 66.7,
    },
    { outcome: null, cognitive: null, numbers: [4], kinds: ['kode'], points: 10, percent: 33.3 },
  ],
  outcomes: [{ code: 'CPMK-1', points: 20, percent: 66.7 }],
  levels: [
    { cognitive: 'C2', points: 20, percent: 66.7 },
    { cognitive: null, points: 10, percent: 33.3 },
  ],
  missing: [{ code: 'CPMK-2' }],
};

const tables = (blueprintPaper(sampleExam, blueprint).intro ?? []).filter(
  (block): block is TableBlock => block.kind === 'table',
);
const textsOf = (table: TableBlock | undefined) =>
  (table?.rows ?? []).map((row) => row.map(plainText));

describe('a blueprint that is filed', () => {
  it('writes numbers in a row as people do, and all of them for a sheet', () => {
    expect(textsOf(tables[0])[0]?.[0]).toBe('1–3, 5, 6');
    expect(blueprintCells(blueprint)[1]?.[0]).toBe('1, 2, 3, 5, 6');
  });

  it('adds questions without an outcome to its sums', () => {
    expect(textsOf(tables[1])).toEqual([
      ['CPMK-1', '20', '66,7%'],
      ['–', '10', '33,3%'],
      ['Jumlah', '30', '100,0%'],
    ]);
    expect(blueprintCells(blueprint)).toContainEqual([
      'Jumlah per CPMK',
      '–',
      '',
      '',
      '',
      '10',
      '33,3%',
    ]);
  });

  it('breaks no word of a narrow column in Word beside a long description', () => {
    const [table] = tables;
    if (!table) throw new Error('There is no table');
    const widths = columnWidths(table, 9600);
    const least = table.head.map((_, column) =>
      Math.max(
        ...[table.head, ...table.rows].flatMap((row) =>
          plainText(row[column] ?? [])
            .split(/\s/)
            .map(({ length }) => length * 105),
        ),
      ),
    );
    expect(widths.every((width, column) => width > (least[column] ?? 0))).toBe(true);
    expect(widths.reduce((sum, width) => sum + width)).toBeLessThanOrEqual(9600);
    expect(Math.max(...widths)).toBe(widths[2]);
  });
});
