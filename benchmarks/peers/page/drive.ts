import { timed } from './frame.js';
import { controls, DIALOG_TEXTS } from './scenes.js';
import { demand, findOption, isSeen } from './seen.js';

function press(element: HTMLElement): void {
  const fire = (type: string, Kind: typeof MouseEvent) =>
    element.dispatchEvent(
      new Kind(type, { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 }),
    );
  fire('pointerdown', PointerEvent);
  fire('mousedown', MouseEvent);
  element.focus();
  fire('pointerup', PointerEvent);
  fire('mouseup', MouseEvent);
  fire('click', MouseEvent);
}

function type(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}

/** Opens the dialog and closes it. @returns milliseconds of both */
export async function driveDialog(): Promise<number> {
  const seen = () => isSeen('.bench-line');
  const opened = await timed(() => controls.setOpen(true), seen);
  demand(DIALOG_TEXTS);
  const closed = await timed(
    () => controls.setOpen(false),
    () => !seen(),
  );
  return opened + closed;
}

/** Opens the list of 2,000, types until one is left, chooses it. @returns milliseconds of the three */
export async function driveMulti(selector: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('#root input:not([type=hidden])');
  if (!input) throw new Error('The field has no input.');
  const first = () => findOption(selector, 'Topik 0001');
  const wanted = () => findOption(selector, 'Topik 1999');
  const opened = await timed(
    () => press(input),
    () => first() !== undefined,
  );
  const typed = await timed(
    () => type(input, 'Topik 1999'),
    () => wanted() !== undefined && first() === undefined,
  );
  const option = wanted();
  if (!option) throw new Error('The option is gone.');
  const chosen = await timed(
    () => press(option),
    () => controls.chosen.includes('Topik 1999'),
  );
  return opened + typed + chosen;
}
