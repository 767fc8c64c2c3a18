import { NEW_QUESTION, type QuestionAnswer } from '@bank-soal/contract/questions';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.js';
import { newDraft } from './question-form.js';
import { type SendPorts, sendQuestion } from './send-question.js';

const question = (version: number) =>
  ({
    ...NEW_QUESTION,
    id: 7,
    version,
    kind: 'uraian',
    markdown: `Versi ${version}`,
    owner: { id: 2, name: 'Ratna' },
    lastUsed: null,
    created_at: '',
    updated_at: '',
  }) as QuestionAnswer;

/** A server that has these versions, one at each reading. */
function ports(...versions: number[]) {
  const answers = versions.map((version) => ({ data: question(version), etag: `W/"${version}"` }));
  return {
    read: vi.fn(async () => answers.shift() ?? expect.unreachable('read once too often')),
    create: vi.fn(async () => ({ data: question(1), etag: undefined })),
    update: vi.fn(async () => ({ data: question(99), etag: undefined })),
  } satisfies SendPorts;
}

const draft = { ...newDraft(), markdown: 'Tulisan saya' };

it('saves above the version that it was made from, and only while that stands', async () => {
  const server = ports(3);
  const sent = await sendQuestion(server, draft, { id: 7, version: 3 });
  expect(sent).toMatchObject({ status: 'saved', question: { version: 99 } });
  const body = expect.objectContaining({ markdown: 'Tulisan saya' });
  expect(server.update).toHaveBeenCalledWith(7, body, 'W/"3"');
});

it('stores nothing over a version that came before the saving', async () => {
  const server = ports(4);
  const sent = await sendQuestion(server, draft, { id: 7, version: 3 });
  expect(sent).toMatchObject({ status: 'changed', question: { version: 4 } });
  expect(server.update).not.toHaveBeenCalled();
});

it('stores nothing over a version that came while it was saved', async () => {
  const server = ports(3, 4);
  server.update.mockRejectedValueOnce(new ApiError(412, 'Sudah berubah'));
  const sent = await sendQuestion(server, draft, { id: 7, version: 3 });
  expect(sent).toMatchObject({ status: 'changed', question: { version: 4 } });
});

it('makes a new question without reading any', async () => {
  const server = ports();
  await expect(sendQuestion(server, draft, undefined)).resolves.toMatchObject({ status: 'saved' });
  expect(server.create).toHaveBeenCalledOnce();
});
