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
  return { act, show, stop };
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
