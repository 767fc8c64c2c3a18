import { expect, it } from 'vitest';
import { memoryStorage } from '../../test/memory-storage.js';
import { EMPTY_PAPER } from '../draft/paper-draft.js';
import { createDraftSlot } from './draft-slot.js';

const nameOf = (id: unknown) => `paper-draft:1:${id ?? 'new'}`;
const draft = (title: string) => ({ ...EMPTY_PAPER, title });

it('follows the paper from its first keeping on', () => {
  const storage = memoryStorage();
  const slot = createDraftSlot(storage, nameOf);
  slot.keep({ draft: draft('UTS') });
  expect(storage.getItem(nameOf(undefined))).toContain('UTS');
  slot.keep({ draft: draft('UTS 2'), kept: { id: 5, etag: '"1"' } });
  expect(storage.getItem(nameOf(undefined))).toBeNull();
  expect(storage.getItem(nameOf(5))).toContain('UTS 2');
  slot.clear();
  expect(storage.getItem(nameOf(5))).toBeNull();
});

it('leaves what another page keeps of the same paper', () => {
  const storage = memoryStorage();
  const [here, there] = [createDraftSlot(storage, nameOf), createDraftSlot(storage, nameOf)];
  const kept = { id: 5, etag: '"1"' };
  here.keep({ draft: draft('Di sini'), kept });
  there.clear();
  expect(storage.getItem(nameOf(5))).toContain('Di sini');
  there.keep({ draft: draft('Di sana'), kept });
  here.clear();
  expect(storage.getItem(nameOf(5))).toContain('Di sana');
});
