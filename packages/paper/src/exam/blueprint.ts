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

/** Numbers as people write them: three or more in a row as '4–8'. */
function numbersText(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs
    .map((run) => (run.length < 3 ? run.join(', ') : `${run[0]}–${run.at(-1)}`))
    .join(', ');
}

const rowCells = (
  { outcome, cognitive, numbers, kinds, ...share }: BlueprintRow,
  write = (all: readonly number[]) => all.join(', '),
): string[] => [
  write(numbers),
  outcome?.code ?? NONE,
  outcome?.description ?? NONE,
  cognitive ?? NONE,
  kinds.map((kind) => KINDS[kind]).join(', '),
  ...shareCells(share),
];

/** Points and tenths of a percent, added up. */
function sumOf(shares: readonly BlueprintShare[]): BlueprintShare {
  const points = shares.reduce((sum, one) => sum + one.points, 0);
  const tenths = shares.reduce((sum, one) => sum + Math.round(one.percent * 10), 0);
  return { points, percent: tenths / 10 };
}

/** Sums by outcome; questions without one have what is left, so that all points are there. */
function outcomeSums({ rows, outcomes }: ExamBlueprint): [code: string, sum: string[]][] {
  const sums = outcomes.map((one): [string, string[]] => [one.code, shareCells(one)]);
  if (outcomes.length === 0 || rows.every(({ outcome }) => outcome !== null)) return sums;
  const [all, known] = [sumOf(rows), sumOf(outcomes)];
  const points = all.points - known.points;
  const percent = Math.round((all.percent - known.percent) * 10) / 10;
  return [...sums, [NONE, shareCells({ points, percent })]];
}

/** A blueprint as one table: its head, its rows, its sums by outcome and by level, and what is missing. */
export function blueprintCells(blueprint: ExamBlueprint): string[][] {
  const { rows, levels, missing } = blueprint;
  return [
    HEAD,
    ...rows.map((row) => rowCells(row)),
    [TOTAL, '', '', '', '', ...shareCells(sumOf(rows))],
    ...outcomeSums(blueprint).map(([code, sum]) => [`${TOTAL} per CPMK`, code, '', '', '', ...sum]),
    ...levels.map(({ cognitive, ...share }) => {
      return [`${TOTAL} per level`, '', '', cognitive ?? NONE, '', ...shareCells(share)];
    }),
    ...missing.map(({ code }) => [MISSING, code, '', '', '', '', '']),
  ];
}

const strong = (text: string): RichText =>
  text === '' ? [] : [{ kind: 'text', text, marks: ['strong'] }];

/** Widths of the columns of HEAD: numbers, descriptions and kinds share what the others leave. */
const SHARES = [3, 0, 8, 0, 5, 0, 0];

function tableOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  total: readonly string[],
): TableBlock {
  return {
    kind: 'table',
    head: head.map((text) => plain(text)),
    rows: [...rows.map((row) => row.map((text) => plain(text))), total.map(strong)],
    figures: 2,
  };
}

function blocksOf(blueprint: ExamBlueprint): Block[] {
  const { rows, levels, missing } = blueprint;
  const named = missing.map(({ code }) => code).join(', ');
  const total = shareCells(sumOf(rows));
  const byOutcome = outcomeSums(blueprint).map(([code, sum]) => [code, ...sum]);
  const byLevel = levels.map((one) => [one.cognitive ?? NONE, ...shareCells(one)]);
  const sumsOf = (of: string, heading: string, sums: readonly (readonly string[])[]): Block[] =>
    sums.length === 0
      ? []
      : [
          {
            ...tableOf([heading, 'Poin', 'Persen'], sums, [TOTAL, ...total]),
            caption: `jumlah per ${of}`,
          },
        ];
  return [
    {
      ...tableOf(
        HEAD,
        rows.map((row) => rowCells(row, numbersText)),
        [TOTAL, '', '', '', '', ...total],
      ),
      shares: SHARES,
    },
    ...(named === '' ? [] : [paragraph([...strong(`CPMK yang belum diuji: `), ...plain(named)])]),
    ...sumsOf('CPMK', 'CPMK', byOutcome),
    ...sumsOf('level kognitif', 'Level', byLevel),
  ];
}

/** A blueprint as the model has it, from which every format is written. */
export function blueprintPaper(exam: ExamPaper, blueprint: ExamBlueprint): Paper {
  const [first = 'A'] = variantsOf(exam);
  const { variant: _, code: __, ...head } = examHead(exam, first);
  return {
    ...head,
    name: `Kisi-kisi ${head.name}`,
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
