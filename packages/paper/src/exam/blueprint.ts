import { type Block, paragraph, type TableBlock } from '../model/block.js';
import { plain, type RichText } from '../model/inline.js';
import { type Paper, pointsText } from '../model/paper.js';
import { examHead } from './exam-head.js';
import type { ExamItemKind, ExamPaper } from './exam-paper.js';
import { variantsOf } from './variants.js';

/** Share of a paper's points. */
export interface BlueprintShare {
  /** In points. */
  points: number;
  /** Of all points, to one decimal. */
  percent: number;
}

/** Questions of one outcome and one level. */
export interface BlueprintRow extends BlueprintShare {
  /** Null for questions without one. */
  outcome: {
    /** 'CPMK-1'. */
    code: string;
    /** Abilities of a student who has learned it. */
    description: string;
  } | null;
  /** 'C1' to 'C6'; null where nobody said. */
  cognitive: string | null;
  /** In variant A. */
  numbers: readonly number[];
  /** Kinds of its questions. */
  kinds: readonly ExamItemKind[];
}

/** Blueprint of a paper, as lecturers file it. */
export interface ExamBlueprint {
  /** Of all questions. */
  totalPoints: number;
  /** In the order in which they are filed. */
  rows: readonly BlueprintRow[];
  /** Points of each outcome. */
  outcomes: readonly (BlueprintShare & {
    /** 'CPMK-1'. */
    code: string;
  })[];
  /** Points of each level. */
  levels: readonly (BlueprintShare & {
    /** Null for questions without one. */
    cognitive: string | null;
  })[];
  /** Outcomes of the course that no question asks for. */
  missing: readonly {
    /** 'CPMK-1'. */
    code: string;
  }[];
}

const KINDS: Readonly<Record<ExamItemKind, string>> = {
  pilihan: 'Pilihan ganda',
  'benar-salah': 'Benar-salah',
  isian: 'Isian',
  uraian: 'Uraian',
  kode: 'Kode program',
};

const HEAD = ['Nomor', 'CPMK', 'Indikator', 'Level', 'Jenis', 'Poin', 'Persen'];
const NONE = '–';
const TOTAL = 'Jumlah';
const MISSING = 'Belum diuji';

const percents = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 1 });

const shareCells = ({ points, percent }: BlueprintShare) => [
  pointsText(points),
  `${percents.format(percent)}%`,
];

const rowCells = ({ outcome, cognitive, numbers, kinds, ...share }: BlueprintRow): string[] => [
  numbers.join(', '),
  outcome?.code ?? NONE,
  outcome?.description ?? NONE,
  cognitive ?? NONE,
  kinds.map((kind) => KINDS[kind]).join(', '),
  ...shareCells(share),
];

/** Sum of shares; their percents have one decimal. */
function sumCells(shares: readonly BlueprintShare[]): string[] {
  const points = shares.reduce((sum, one) => sum + one.points, 0);
  const tenths = shares.reduce((sum, one) => sum + Math.round(one.percent * 10), 0);
  return shareCells({ points, percent: tenths / 10 });
}

/** A blueprint as one table: its head, its rows, its sums by outcome and by level, and what is missing. */
export function blueprintCells({ rows, outcomes, levels, missing }: ExamBlueprint): string[][] {
  return [
    HEAD,
    ...rows.map(rowCells),
    [TOTAL, '', '', '', '', ...sumCells(rows)],
    ...outcomes.map((one) => [`${TOTAL} per CPMK`, one.code, '', '', '', ...shareCells(one)]),
    ...levels.map(({ cognitive, ...share }) => {
      return [`${TOTAL} per level`, '', '', cognitive ?? NONE, '', ...shareCells(share)];
    }),
    ...missing.map(({ code }) => [MISSING, code, '', '', '', '', '']),
  ];
}

const strong = (text: string): RichText =>
  text === '' ? [] : [{ kind: 'text', text, marks: ['strong'] }];

/** A table of sums: its last row is their sum. */
function sumsOf(
  caption: string,
  head: string,
  rows: readonly (readonly [string, BlueprintShare])[],
) {
  const cells = rows.map(([name, share]) => [name, ...shareCells(share)]);
  const total = [TOTAL, ...sumCells(rows.map(([, share]) => share))];
  return tableOf([head, 'Poin', 'Persen'], cells, total, caption);
}

function tableOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  total: readonly string[],
  caption?: string,
): TableBlock {
  return {
    kind: 'table',
    head: head.map((text) => plain(text)),
    rows: [...rows.map((row) => row.map((text) => plain(text))), total.map(strong)],
    ...(caption && { caption }),
  };
}

function blocksOf({ rows, outcomes, levels, missing }: ExamBlueprint): Block[] {
  const named = missing.map(({ code }) => code).join(', ');
  const byOutcome = outcomes.map((one) => [one.code, one] as const);
  const byLevel = levels.map((one) => [one.cognitive ?? NONE, one] as const);
  return [
    tableOf(HEAD, rows.map(rowCells), [TOTAL, '', '', '', '', ...sumCells(rows)]),
    ...(byOutcome.length > 0 ? [sumsOf('jumlah per CPMK', 'CPMK', byOutcome)] : []),
    ...(byLevel.length > 0 ? [sumsOf('jumlah per level kognitif', 'Level', byLevel)] : []),
    ...(named === '' ? [] : [paragraph([...strong(`CPMK yang belum diuji: `), ...plain(named)])]),
  ];
}

/** A blueprint as the model has it, from which every format is written. */
export function blueprintPaper(exam: ExamPaper, blueprint: ExamBlueprint): Paper {
  const [first = 'A'] = variantsOf(exam);
  const { variant: _, code: __, ...head } = examHead(exam, first);
  return {
    ...head,
    title: exam.title,
    rules: [],
    identity: [],
    intro: blocksOf(blueprint),
    sections: [],
  };
}

/** A paper's blueprint as a Word document. The same bytes for the same paper. */
export async function renderBlueprintDocx(
  exam: ExamPaper,
  blueprint: ExamBlueprint,
): Promise<Uint8Array<ArrayBuffer>> {
  const { renderDocx } = await import('../docx/index.js');
  return renderDocx(blueprintPaper(exam, blueprint), 'blueprint');
}
