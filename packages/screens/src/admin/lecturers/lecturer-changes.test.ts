import { describe, expect, it } from 'vitest';
import { afterChoice, changesAnything, conflictsOf, mergedForm } from './lecturer-changes.js';
import { lecturerForm } from './lecturer-form.js';

const opened = {
  ...lecturerForm(),
  nama: 'Sari Wulandri',
  email: 'sari@uji.ac.id',
  active: true,
};
/** An administrator has put the name right meanwhile. */
const stored = { ...opened, nama: 'Sari Wulandari' };

describe('mergedForm', () => {
  it('keeps what others have changed, and puts in what was typed', () => {
    const typed = { ...opened, active: false, password: 'rahasia', confirmation: 'rahasia' };
    expect(mergedForm(typed, opened, stored)).toEqual({ ...typed, nama: 'Sari Wulandari' });
  });

  it('takes blanks around a text for no change', () => {
    expect(mergedForm({ ...opened, nama: ' Sari Wulandri ' }, opened, stored)).toEqual(stored);
  });
});

describe('conflictsOf', () => {
  it('names what both have changed, to something else', () => {
    expect(conflictsOf({ ...opened, nama: 'S. Wulandari' }, opened, stored)).toEqual(['nama']);
  });

  it.each([
    ['nothing was typed', opened],
    ['something else was typed', { ...opened, email: 'lain@uji.ac.id' }],
    ['the same was typed', { ...opened, nama: 'Sari Wulandari ' }],
  ])('names nothing where %s', (_, form) => {
    expect(conflictsOf(form, opened, stored)).toEqual([]);
  });
});

describe('changesAnything', () => {
  it('asks what is stored, and counts a password', () => {
    expect(changesAnything(stored, stored)).toBe(false);
    expect(changesAnything({ ...stored, password: 'rahasia' }, stored)).toBe(true);
    expect(changesAnything({ ...stored, active: false }, stored)).toBe(true);
  });
});

describe('afterChoice', () => {
  it('takes theirs where it was chosen, and leaves what was typed elsewhere', () => {
    const merged = { ...stored, nama: 'S. Wulandari', email: 'lain@uji.ac.id' };
    expect(afterChoice(merged, stored, { nama: 'mine' })).toEqual(merged);
    expect(afterChoice(merged, stored, { nama: 'theirs' })).toEqual({
      ...merged,
      nama: 'Sari Wulandari',
    });
  });
});
