import { describe, expect, it } from 'vitest';
import { editedPasswordState } from './password-state.js';

const invalid = {
  status: 'invalid' as const,
  problems: { current: 'a', next: 'b', confirm: 'c' },
};

describe('editedPasswordState', () => {
  it('forgets what is wrong with the edited field', () => {
    expect(editedPasswordState(invalid, { current: 'x' })).toEqual({
      status: 'invalid',
      problems: { next: 'b', confirm: 'c' },
    });
    expect(editedPasswordState(invalid, { confirm: 'x' })).toEqual({
      status: 'invalid',
      problems: { current: 'a', next: 'b' },
    });
  });

  it('forgets that two entries differ when either is edited', () => {
    expect(editedPasswordState(invalid, { next: '' })).toEqual({
      status: 'invalid',
      problems: { current: 'a' },
    });
    const { confirm } = invalid.problems;
    expect(
      editedPasswordState({ status: 'invalid', problems: { confirm } }, { next: 'x' }),
    ).toEqual({ status: 'idle' });
  });

  it('forgets a refusal of what was typed, and no other', () => {
    const refused = { status: 'failed' as const, sentence: 'Password saat ini salah' };
    expect(editedPasswordState({ ...refused, ofInput: true }, { current: 'x' })).toEqual({
      status: 'idle',
    });
    expect(editedPasswordState(refused, { current: 'x' })).toBe(refused);
  });
});
