import type { TextRule } from '../common/bounded-text.js';
import type { Failure } from '../common/failures.js';

/** Most outcomes of one course. */
export const OUTCOMES_MAX = 60;

/** Most codes of the programme's outcomes that one outcome serves. */
export const CPL_MAX = 12;

/** Longest code of an outcome, in characters. */
export const OUTCOME_CODE_MAX = 20;

/** Longest description of an outcome, in characters. */
export const OUTCOME_DESCRIPTION_MAX = 500;

type Ruled = TextRule & { required: Failure };

/** Code of an outcome: how long it may be, and what may be wrong. */
export const OUTCOME_CODE = {
  max: OUTCOME_CODE_MAX,
  required: { code: 'required', what: 'outcome-code' },
  tooLong: { code: 'too-long', what: 'outcome-code', max: OUTCOME_CODE_MAX },
} as const satisfies Ruled;

/** Description of an outcome. */
export const OUTCOME_DESCRIPTION = {
  max: OUTCOME_DESCRIPTION_MAX,
  required: { code: 'required', what: 'outcome-description' },
  tooLong: { code: 'too-long', what: 'outcome-description', max: OUTCOME_DESCRIPTION_MAX },
} as const satisfies Ruled;

/** Codes of the programme's outcomes. */
export const CPL = {
  max: OUTCOME_CODE_MAX,
  required: { code: 'required', what: 'cpl' },
  tooLong: { code: 'too-long', what: 'cpl', max: OUTCOME_CODE_MAX },
  tooMany: { code: 'too-many', what: 'cpl', max: CPL_MAX },
} as const satisfies Ruled & { tooMany: Failure };

/** Another outcome of the course has the code. */
export const OUTCOME_TAKEN = { code: 'duplicate', what: 'outcome' } as const satisfies Failure;

/** Columns of a CSV file of outcomes; several codes in `cpl` are separated by semicolons. */
export const OUTCOME_COLUMNS = ['kode', 'deskripsi', 'cpl'] as const;

/** Codes in a cell of `cpl`. */
export const readCpl = (cell: string): string[] =>
  cell
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
