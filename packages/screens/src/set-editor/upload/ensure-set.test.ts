import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.js';
import type { UploadPorts } from '../../data/files/upload-ports.js';
import type { SavePorts } from '../../model/sets/editable-set.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { sets } from '../../test/fixtures.js';
import { formOf } from '../form/set-form.js';
import { ensureSet, type KnownSet } from './ensure-set.js';

const set = sets[0] as QuestionSet;
const form = formOf(set);

const write = vi.fn<SavePorts['write']>(async () => set);
beforeEach(() => void write.mockClear());

function portsOf(part: Partial<UploadPorts> = {}): UploadPorts {
  return {
    accessToken: 't',
    lecturer: 'Ratna',
    createSet: vi.fn(async () => 7),
    savePorts: vi.fn(() => ({ read: async () => ({ set }), write })),
    ownSets: vi.fn(async () => []),
    storedFiles: vi.fn(async () => []),
    sendFile: vi.fn(async () => 1),
    deleteFile: vi.fn(async () => {}),
    ...part,
  };
}

async function tryFirst(error: Error) {
  let known: KnownSet = {};
  const ports = portsOf({ createSet: vi.fn().mockRejectedValue(error) });
  await expect(
    ensureSet({}, form, ports, (next) => {
      known = next;
    }),
  ).rejects.toBe(error);
  return known;
}

describe('ensureSet', () => {
  it('creates the set, and notes before that it tries to', async () => {
    const notes: KnownSet[] = [];
    await expect(ensureSet({}, form, portsOf(), (known) => notes.push(known))).resolves.toBe(7);
    expect(notes).toEqual([{ attempted: form }, { setId: 7, saved: form }]);
  });

  it('goes on with the set that is there, and leaves alone what says the same', async () => {
    const ports = portsOf();
    await expect(ensureSet({ setId: 3, saved: form }, form, ports, vi.fn())).resolves.toBe(3);
    expect(ports.createSet).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
  });

  it('tells the set that is there what was changed since', async () => {
    const ports = portsOf();
    await ensureSet({ setId: 3, saved: form }, { ...form, title: 'UAS' }, ports, vi.fn());
    expect(ports.createSet).not.toHaveBeenCalled();
    expect(ports.savePorts).toHaveBeenCalledWith(3);
    expect(write.mock.calls.map(([body]) => body.title)).toEqual(['UAS']);
  });

  it('forgets the try when the server refused it', async () => {
    await expect(tryFirst(new ApiError(400, 'Tahun'))).resolves.toEqual({});
  });

  it.each([new NetworkError(), new ApiError(502, '')])(
    'looks among the own sets after %s, and never creates the set twice',
    async (error) => {
      const known = await tryFirst(error);
      expect(known).toEqual({ attempted: form });
      const made = { ...set, id: 12, files: [] };
      const ports = portsOf({ ownSets: async () => [set, made] });
      await expect(
        ensureSet(known, { ...form, description: 'baru' }, ports, vi.fn()),
      ).resolves.toBe(12);
      expect(ports.createSet).not.toHaveBeenCalled();
      expect(write).toHaveBeenCalledOnce();
    },
  );

  it('creates it when the own sets do not have it', async () => {
    const ports = portsOf({ ownSets: async () => [set] });
    await expect(ensureSet({ attempted: form }, form, ports, vi.fn())).resolves.toBe(7);
    expect(ports.createSet).toHaveBeenCalledOnce();
  });
});
