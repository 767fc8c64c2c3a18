import type { QuestionSetBody } from '@bank-soal/contract/sets';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors.js';
import { changesBetween } from '../../model/field-changes.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { sets } from '../../test/fixtures.js';
import { formOf } from '../form/set-form.js';
import { insistOn, saveChanges } from './save-changes.js';

const set = sets[0] as QuestionSet;
const stored = formOf(set);
const described = changesBetween(stored, { ...stored, description: 'Dua soal.' });
const named = changesBetween(stored, { ...stored, title: 'UAS' });

/** A server whose set others have changed, so often. */
function serverWith(now: QuestionSet, others = 1) {
  let refused = 0;
  const read = vi.fn(async () => ({ set: now, etag: `"${refused}"` }));
  const write = vi.fn(async (_: QuestionSetBody, etag: string | undefined) => {
    if (refused < others) {
      refused += 1;
      throw new ApiError(412, `Sudah berubah, bukan ${etag}`);
    }
    return now;
  });
  return { read, write };
}

describe('saveChanges', () => {
  it('sends what was changed, with the tag of what it was changed from', async () => {
    const server = serverWith(set, 0);
    await saveChanges(described, { set, etag: '"a"' }, server);
    const [body, etag] = server.write.mock.calls[0] ?? [];
    expect(etag).toBe('"a"');
    expect(body).toMatchObject({ title: stored.title, description: 'Dua soal.' });
    for (const field of ['topics', 'year', 'questionCount', 'lecturer']) {
      expect(body).not.toHaveProperty(field);
    }
  });

  it('puts no title back that someone else has corrected', async () => {
    const server = serverWith({ ...set, title: 'UTS (benar)' });
    const outcome = await saveChanges(described, { set, etag: '"a"' }, server);
    expect(outcome.kind).toBe('saved');
    expect(server.write.mock.calls[1]).toMatchObject([
      { title: 'UTS (benar)', description: 'Dua soal.' },
      '"1"',
    ]);
  });

  it('stores nothing where both have changed the same', async () => {
    const current = { ...set, title: 'UTS (benar)' };
    const server = serverWith(current);
    const outcome = await saveChanges(named, { set, etag: '"a"' }, server);
    expect(outcome).toEqual({ kind: 'conflict', current: { set: current, etag: '"1"' } });
    expect(server.write).toHaveBeenCalledOnce();
    const known = { set: current, etag: '"b"' };
    expect(await saveChanges(named, known, serverWith(current))).toMatchObject({
      kind: 'conflict',
    });
  });

  it('is content when the set says so already, as after an answer that was lost', async () => {
    const server = serverWith({ ...set, title: 'UAS' });
    expect(await saveChanges(named, { set, etag: '"a"' }, server)).toMatchObject({ kind: 'saved' });
    expect(server.write).toHaveBeenCalledOnce();
  });

  it('gives up when others are quicker again and again, and tells other refusals', async () => {
    await expect(saveChanges(named, { set }, serverWith(set, 99))).rejects.toThrow('Sudah berubah');
    const write = vi.fn().mockRejectedValue(new ApiError(403, 'Bukan milik Anda'));
    await expect(saveChanges(named, { set }, { ...serverWith(set), write })).rejects.toThrow(
      'Bukan milik Anda',
    );
  });
});

describe('insistOn', () => {
  it('stores what is typed over what someone else has put there, and leaves the rest', async () => {
    const server = serverWith({ ...set, title: 'UTS (benar)', description: 'Lain' });
    await insistOn(named, server);
    expect(server.write.mock.lastCall).toMatchObject([{ title: 'UAS' }, '"1"']);
    expect(server.write.mock.lastCall?.[0]).not.toHaveProperty('description');
  });
});
