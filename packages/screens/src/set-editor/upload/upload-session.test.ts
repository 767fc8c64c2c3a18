import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.js';
import type { UploadPorts } from '../../data/files/upload-ports.js';
import { english } from '../../english/index.js';
import { memoryStorage } from '../../test/memory-storage.js';
import { createUploadSession, type UploadSession } from './upload-session.js';
import { createUploadSessions } from './upload-sessions.js';

const KEY = 'draft';
const file = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name);
const filled = { title: 'UTS', subject: 'Basis Data', level: 'Sulit' };

let ports: {
  [K in keyof UploadPorts]: UploadPorts[K] extends (...values: never[]) => unknown
    ? ReturnType<typeof vi.fn<UploadPorts[K]>>
    : UploadPorts[K];
};

beforeEach(() => {
  let files = 0;
  ports = {
    accessToken: 't',
    lecturer: 'Ratna',
    createSet: vi.fn(async () => 7),
    savePorts: vi.fn(),
    ownSets: vi.fn(async () => []),
    storedFiles: vi.fn(async () => []),
    sendFile: vi.fn(async () => {
      files += 1;
      return files;
    }),
    deleteFile: vi.fn(async () => {}),
  };
});

function fill(session: UploadSession): UploadSession {
  session.change(filled);
  session.addFiles('questions', [file('soal.pdf')], 20);
  session.addFiles('answers', [file('kunci.pdf')], 20);
  return session;
}

const failingOnce = (name: string, error: Error) => {
  let failed = false;
  ports.sendFile.mockImplementation(async (_, __, sent) => {
    if (sent.name !== name || failed) return sent.size;
    failed = true;
    throw error;
  });
};

describe('what cannot be sent', () => {
  it('takes as many files as a set has room for, and says so of the others', () => {
    const session = createUploadSession(undefined, KEY);
    const many = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.pdf`));
    session.addFiles('questions', many(29), 20);
    expect(session.state().slotProblems.questions).toBeUndefined();
    session.addFiles('answers', many(3), 20);
    const explanation = { code: 'too-many', what: 'files', max: 30 };
    expect(session.state().slotProblems.answers).toEqual({ explanation });
    expect(session.state().items).toHaveLength(30);
  });

  it('says so in the order of file, fields and session, and asks the server nothing', async () => {
    const session = createUploadSession(undefined, KEY);
    const sentence = () => {
      const { status } = session.state();
      return status.kind === 'failed' ? status.problem.sentence : status.kind;
    };
    await session.submit(ports);
    expect(sentence()).toEqual({ code: 'required', what: 'question-file' });
    session.addFiles('questions', [file('soal.pdf')], 20);
    await session.submit(ports);
    expect(sentence()).toEqual({ code: 'required', what: 'set-fields' });
    session.change(filled);
    await session.submit({ ...ports, accessToken: undefined });
    expect(sentence()).toEqual({ code: 'session-ended' });
    expect(ports.createSet).not.toHaveBeenCalled();
  });

  it('refuses empty and too large files by name', () => {
    const session = createUploadSession(undefined, KEY);
    session.addFiles('answers', [file('a.pdf'), file('b.pdf', 0)], 20);
    expect(session.state().slotProblems.answers).toEqual({
      name: 'b.pdf',
      explanation: { code: 'empty-file' },
    });
    session.addFiles('answers', [file('c.pdf', 1024 * 1024 + 1)], 1);
    expect(session.state().slotProblems.answers).toEqual({
      name: 'c.pdf',
      explanation: { code: 'too-large', what: 'file', max: 1 },
    });
    expect(session.state().items.map(({ name }) => name)).toEqual(['a.pdf']);
    session.addFiles('answers', [file('d.pdf')], 1);
    expect(session.state().slotProblems.answers).toBeUndefined();
  });
});

describe('an upload', () => {
  it('creates the set, sends each file, and begins anew', async () => {
    const session = fill(createUploadSession(undefined, KEY));
    await session.submit(ports);
    expect(ports.createSet).toHaveBeenCalledOnce();
    expect(ports.sendFile.mock.calls.map(([id, category]) => [id, category])).toEqual([
      [7, 'questions'],
      [7, 'answers'],
    ]);
    expect(session.state()).toMatchObject({
      status: { kind: 'succeeded', id: 7, title: 'UTS' },
      items: [],
      form: { title: '' },
    });
    session.change({ title: 'UAS' });
    expect(session.state().status.kind).toBe('idle');
  });

  it('cannot be sent twice at the same time', async () => {
    const session = fill(createUploadSession(undefined, KEY));
    await Promise.all([session.submit(ports), session.submit(ports)]);
    expect(ports.createSet).toHaveBeenCalledOnce();
  });

  it('retries only what failed, against the same set', async () => {
    const session = fill(createUploadSession(undefined, KEY));
    failingOnce('kunci.pdf', new ApiError(500, 'Penyimpanan penuh'));
    await session.submit(ports);
    expect(session.state().status).toMatchObject({
      kind: 'failed',
      problem: { sentence: 'Penyimpanan penuh', detail: expect.stringMatching(/^1 dari 2 file/) },
    });
    await session.submit(ports, session.state().items[1]?.id);
    expect(session.state().status.kind).toBe('succeeded');
    expect(ports.createSet).toHaveBeenCalledOnce();
    expect(ports.sendFile.mock.calls.map(([, , sent]) => sent.name)).toEqual([
      'soal.pdf',
      'kunci.pdf',
      'kunci.pdf',
    ]);
  });

  it('says what failed in the words of the host', async () => {
    const session = fill(createUploadSession(undefined, KEY));
    session.setMessages(english.screens.upload);
    failingOnce('kunci.pdf', new NetworkError());
    await session.submit(ports);
    expect(session.state()).toMatchObject({
      status: { problem: { detail: expect.stringMatching(/^1 of 2 files/) } },
      items: [{}, { error: expect.stringMatching(/^The connection was lost/) }],
    });
  });

  it('does not send again a file that arrived without an answer', async () => {
    const session = fill(createUploadSession(undefined, KEY));
    failingOnce('kunci.pdf', new NetworkError());
    await session.submit(ports);
    ports.storedFiles.mockResolvedValue([
      { id: 31, name: 'kunci.pdf', type: 'pdf', category: 'answers', size: 4 },
    ]);
    await session.submit(ports);
    expect(ports.sendFile).toHaveBeenCalledTimes(2);
    expect(session.state().status.kind).toBe('succeeded');
  });

  it('begins anew when the set is gone', async () => {
    const session = fill(createUploadSession(undefined, KEY));
    failingOnce('kunci.pdf', new ApiError(404, 'Paket soal tidak ditemukan.'));
    await session.submit(ports);
    ports.storedFiles.mockResolvedValue(undefined);
    ports.createSet.mockResolvedValue(8);
    await session.submit(ports);
    expect(ports.sendFile.mock.calls.slice(2).map(([id]) => id)).toEqual([8, 8]);
  });

  it('is stopped, and goes on from there', async () => {
    const session = fill(createUploadSession(undefined, KEY));
    ports.sendFile.mockImplementationOnce(async () => 1);
    ports.sendFile.mockImplementationOnce(
      (_id, _category, _file, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const sending = session.submit(ports);
    await vi.waitFor(() => expect(session.state().items[1]?.status).toBe('uploading'));
    session.cancel();
    await sending;
    expect(session.state().status.kind).toBe('cancelled');
    expect(session.state().items.map(({ status }) => status)).toEqual(['done', 'ready']);
    await session.submit(ports);
    expect(session.state().status.kind).toBe('succeeded');
    expect(ports.createSet).toHaveBeenCalledOnce();
  });

  it('offers to sign in again when the session has ended, and keeps everything', async () => {
    const session = fill(createUploadSession(undefined, KEY));
    ports.createSet.mockRejectedValueOnce(new ApiError(401, 'Unauthorized'));
    await session.submit(ports);
    expect(session.state().status).toMatchObject({ kind: 'failed', problem: { signIn: true } });
    session.dismiss();
    expect(session.state()).toMatchObject({ status: { kind: 'idle' }, form: filled });
    expect(session.state().items).toHaveLength(2);
  });

  it('takes a file off the server that was sent before', async () => {
    const session = fill(createUploadSession(undefined, KEY));
    failingOnce('kunci.pdf', new ApiError(500, ''));
    await session.submit(ports);
    session.removeFile(session.state().items[0]?.id ?? '', ports);
    await vi.waitFor(() => expect(session.state().items).toHaveLength(1));
    expect(ports.deleteFile).toHaveBeenCalledWith(7, 4);
  });
});

describe('the draft', () => {
  it('outlives the page, and tells which files must be chosen again', () => {
    const storage = memoryStorage();
    fill(createUploadSession(storage, KEY));
    const session = createUploadSession(storage, KEY);
    expect(session.state()).toMatchObject({
      form: filled,
      items: [],
      lost: ['soal.pdf', 'kunci.pdf'],
    });
    session.addFiles('questions', [file('soal.pdf')], 20);
    expect(session.state().lost).toEqual(['kunci.pdf']);
  });

  it('goes on with the set that was created before the reload', async () => {
    const storage = memoryStorage();
    const first = fill(createUploadSession(storage, KEY));
    failingOnce('kunci.pdf', new ApiError(500, ''));
    await first.submit(ports);
    const second = createUploadSession(storage, KEY);
    expect(second.state()).toMatchObject({
      setId: 7,
      items: [{ name: 'soal.pdf', status: 'done' }],
      lost: ['kunci.pdf'],
    });
    second.addFiles('answers', [file('kunci.pdf')], 20);
    await second.submit(ports);
    expect(second.state().status.kind).toBe('succeeded');
    expect(ports.createSet).toHaveBeenCalledOnce();
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('belongs to one person', () => {
    const sessions = createUploadSessions(memoryStorage());
    fill(sessions.of('2'));
    expect(sessions.of('2').state().form.title).toBe('UTS');
    expect(sessions.of('3').state().form.title).toBe('');
  });

  it('costs nothing but itself when the browser refuses to keep it', () => {
    const refused = () => {
      throw new Error('QuotaExceededError');
    };
    const session = createUploadSession(
      { getItem: refused, setItem: refused, removeItem: refused },
      KEY,
    );
    session.change({ title: 'UTS' });
    expect(session.state().form.title).toBe('UTS');
  });
});

describe('the title that a file suggests', () => {
  const title = (session: UploadSession) => session.state().form.title;

  it('is taken as long as nobody typed one, and once', () => {
    const session = createUploadSession(undefined, KEY);
    session.addFiles('answers', [file('kunci_uts.pdf')], 20);
    expect(title(session)).toBe('');
    session.addFiles('questions', [file('uts_basis_data.pdf')], 20);
    expect(title(session)).toBe('UTS Basis Data');
    expect(session.state().titleProposed).toBe(true);
    session.change({ title: '' });
    session.addFiles('questions', [file('lampiran.pdf')], 20);
    expect(title(session)).toBe('');
    session.reset();
    session.addFiles('questions', [file('kuis_1.pdf')], 20);
    expect(title(session)).toBe('Kuis 1');
  });

  it('does not touch what was typed', () => {
    const session = createUploadSession(undefined, KEY);
    session.change({ title: 'Ujian' });
    session.addFiles('questions', [file('uts_basis_data.pdf')], 20);
    expect(title(session)).toBe('Ujian');
    expect(session.state().titleProposed).toBe(false);
  });

  it('answers that the title is missing', async () => {
    const session = createUploadSession(undefined, KEY);
    session.change({ subject: 'Basis Data', level: 'Sulit' });
    await session.submit(ports);
    session.addFiles('questions', [file('uts_basis_data.pdf')], 20);
    expect(session.state().status.kind).toBe('idle');
  });
});
