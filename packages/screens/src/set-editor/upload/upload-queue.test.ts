import { describe, expect, it, vi } from 'vitest';
import { createUploadQueue, runLimited, type SendItem } from './upload-queue.js';

const file = (name: string) => new File(['soal'], name);
const say = (error: unknown) => (error as Error).message;

function queueOf(...names: string[]) {
  const onChange = vi.fn();
  const queue = createUploadQueue(onChange);
  queue.add('questions', names.map(file));
  return { queue, onChange, states: () => queue.items().map(({ status }) => status) };
}

describe('createUploadQueue', () => {
  it('tells files of the same name apart', () => {
    const { queue } = queueOf('a.pdf', 'a.pdf');
    const [first, second] = queue.items();
    queue.remove(first?.id ?? '');
    expect(queue.items()).toEqual([second]);
  });

  it('sends all, follows their bytes, and keeps the ids of the stored files', async () => {
    const { queue } = queueOf('a.pdf', 'b.pdf');
    const seen: number[] = [];
    const send: SendItem = async (item, _, { onProgress }) => {
      onProgress?.(0.5);
      seen.push(queue.items().find(({ id }) => id === item.id)?.progress ?? -1);
      return item.name === 'a.pdf' ? 11 : 12;
    };
    await expect(queue.send(queue.items(), send, say)).resolves.toEqual([]);
    expect(seen).toEqual([0.5, 0.5]);
    expect(queue.items().map(({ fileId }) => fileId)).toEqual([11, 12]);
  });

  it('keeps what failed, says why, and sends only that again', async () => {
    const { queue, states } = queueOf('a.pdf', 'b.pdf', 'c.pdf');
    const send = vi.fn<SendItem>(async ({ name }) => {
      if (name === 'b.pdf') throw new Error('File rusak');
      return 1;
    });
    const errors = await queue.send(queue.items(), send, say);
    expect(errors).toEqual([new Error('File rusak')]);
    expect(states()).toEqual(['done', 'failed', 'done']);
    expect(queue.items()[1]?.error).toBe('File rusak');

    send.mockResolvedValue(2);
    await queue.send(queue.items(), send, say);
    expect(send).toHaveBeenCalledTimes(4);
    expect(states()).toEqual(['done', 'done', 'done']);
    expect(queue.items()[1]?.error).toBeUndefined();
  });

  it('makes what was not done ready again when it is stopped', async () => {
    const { queue, states } = queueOf('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf');
    const controller = new AbortController();
    const send: SendItem = ({ name }, _, { signal }) =>
      name === 'a.pdf'
        ? Promise.resolve(1)
        : new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason));
          });
    const sending = queue.send(queue.items(), send, say, controller.signal);
    await vi.waitFor(() => expect(states()).toContain('done'));
    controller.abort();
    await expect(sending).resolves.toEqual([]);
    expect(states()).toEqual(['done', 'ready', 'ready', 'ready', 'ready']);
  });

  it('does not send what was removed meanwhile, nor twice what is under way', async () => {
    const { queue } = queueOf('a.pdf', 'b.pdf');
    const send = vi.fn<SendItem>(async () => 1);
    const wanted = queue.items();
    queue.remove(wanted[1]?.id ?? '');
    await Promise.all([queue.send(wanted, send, say), queue.send(wanted, send, say)]);
    expect(send).toHaveBeenCalledOnce();
  });
});

it('does everything once, in order, never more than the limit at a time', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await runLimited([1, 2, 3, 4, 5, 6, 7], 3, async (thing) => {
    begun.push(thing);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, thing % 3));
    running -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

it('has nothing to do for nothing', async () => {
  await expect(
    runLimited([], 4, () => Promise.reject(new Error('never'))),
  ).resolves.toBeUndefined();
});
