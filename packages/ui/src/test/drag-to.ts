const frame = () => new Promise(requestAnimationFrame);

/** Takes hold of an element like a hand and puts it down a little below the middle of another: in steps. */
export async function dragTo(handle: HTMLElement, target: HTMLElement) {
  const from = handle.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const clientX = from.x + from.width / 2;
  const start = from.y + from.height / 2;
  const distance = to.y + to.height / 2 + 4 - start;
  const fire = (type: string, element: EventTarget, clientY: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX,
        clientY,
      }),
    );
  fire('pointerdown', handle, start);
  for (let step = 1; step <= 20; step += 1) {
    fire('pointermove', document, start + (distance * step) / 20);
    await frame();
  }
  fire('pointerup', document, start + distance);
}
