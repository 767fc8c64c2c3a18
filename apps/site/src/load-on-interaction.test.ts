import { expect, it, vi } from 'vitest';
import { loadOnInteraction } from './load-on-interaction.js';

function begin(load: () => Promise<string>, now = false) {
  const target = new EventTarget();
  const show = vi.fn();
  const stop = loadOnInteraction({ target, load, show, now });
  const act = async (sign: string) => {
    target.dispatchEvent(new Event(sign));
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  };
  return { act, show, stop, target };
}

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'click'])(
  'fetches once, at the first %s',
  async (sign) => {
    const load = vi.fn(async () => 'part');
    const { act, show } = begin(load);
    expect(load).not.toHaveBeenCalled();
    await act(sign);
    await act('keydown');
    expect(load).toHaveBeenCalledOnce();
    expect(show.mock.calls).toEqual([['part', expect.objectContaining({ type: sign })]]);
  },
);

const keyed = (key: string, more: object = {}) =>
  Object.assign(new Event('keydown'), { key, ctrlKey: false, metaKey: false, ...more });

it.each([
  ['a shortcut, whose modifier asked', [keyed('Control'), keyed('k', { ctrlKey: true })], 1],
  ['a shortcut after another act', [new Event('click'), keyed('k', { metaKey: true })], 1],
  ['a shortcut that was typed on after', [keyed('k', { ctrlKey: true }), keyed('a')], 0],
  ['a key with Shift', [keyed('Shift'), keyed('?')], 1],
  ['the first act else', [keyed('a'), keyed('b')], 0],
] as const)('is told of %s', async (_, acts, at) => {
  const { show, target } = begin(async () => 'part');
  for (const act of acts) target.dispatchEvent(act);
  await vi.waitFor(() => expect(show).toHaveBeenCalled());
  expect(show.mock.calls).toEqual([['part', acts[at]]]);
});

it('asks at once where something is said before anyone acts', async () => {
  const { act, show } = begin(async () => 'part', true);
  await act('none');
  expect(show).toHaveBeenCalledOnce();
});

it('asks again at the next act when the part could not be had', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new TypeError('offline'));
  const { act, show } = begin(load);
  await act('pointermove');
  await act('pointermove');
  expect(load).toHaveBeenCalledOnce();
  await act('click');
  expect(show).toHaveBeenCalledOnce();
});

it('shows nothing once it is stopped', async () => {
  const { act, show, stop } = begin(async () => 'part');
  stop();
  await act('click');
  expect(show).not.toHaveBeenCalled();
});
