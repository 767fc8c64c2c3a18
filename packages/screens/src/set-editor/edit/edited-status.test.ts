import { SET_FIELDS } from '@bank-soal/contract/sets';
import { describe, expect, it } from 'vitest';
import type { UploadProblem } from '../upload/upload-state.js';
import { editedStatus, statusWithFile } from './edited-status.js';

const { required: REQUIRED, year: YEAR } = SET_FIELDS;
const NO_FILE = { code: 'required', what: 'question-file' } as const;
const failed = (problem: UploadProblem) => ({ kind: 'failed' as const, problem });

describe('editedStatus', () => {
  const wrong = failed({ sentence: REQUIRED, fields: { title: REQUIRED, year: YEAR } });

  it('forgets the edited field, and says what is left', () => {
    expect(editedStatus(wrong, { title: 'UTS' })).toEqual({
      kind: 'failed',
      problem: { sentence: YEAR, fields: { year: YEAR } },
      edited: true,
    });
    expect(editedStatus(wrong, { title: 'UTS', year: 2024 })).toEqual({ kind: 'idle' });
    expect(editedStatus(wrong, { description: 'x' })).toBe(wrong);
  });

  it('goes on asking for the question file, which no edit brings', () => {
    const missing = failed({ sentence: NO_FILE, fields: { title: REQUIRED } });
    expect(editedStatus(missing, { title: 'UTS' })).toEqual({
      kind: 'failed',
      problem: { sentence: NO_FILE, fields: {} },
      edited: true,
    });
  });

  it('keeps what is the fault of no field until the next try', () => {
    const offline = failed({ sentence: 'Periksa koneksi.' });
    expect(editedStatus(offline, { title: 'UTS' })).toBe(offline);
    const ended = failed({ sentence: 'Sesi berakhir.', fields: {}, signIn: true });
    expect(editedStatus(ended, { title: 'UTS' })).toBe(ended);
  });

  it('forgets what the server refused of the input', () => {
    const refused = failed({ sentence: YEAR, ofInput: true });
    expect(editedStatus(refused, { year: 2024 })).toEqual({ kind: 'idle' });
  });
});

describe('statusWithFile', () => {
  it('no longer asks for the file, and says what else is missing', () => {
    expect(statusWithFile(failed({ sentence: NO_FILE, fields: {} }))).toEqual({ kind: 'idle' });
    expect(statusWithFile(failed({ sentence: NO_FILE, fields: { title: REQUIRED } }))).toEqual({
      kind: 'failed',
      problem: { sentence: REQUIRED, fields: { title: REQUIRED } },
      edited: true,
    });
  });

  it('leaves every other failure', () => {
    const other = failed({ sentence: 'Periksa koneksi.' });
    expect(statusWithFile(other)).toBe(other);
  });
});
