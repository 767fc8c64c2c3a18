import { painted } from './frame.js';
import { press, type } from './hand.js';
import { controls, DIALOG_TEXTS } from './scenes.js';
import { demand, findOption, isSeen } from './seen.js';

/** Opens the dialog and closes it; `checked` looks whether all its texts are seen. */
export async function driveDialog(checked: boolean): Promise<void> {
  const seen = () => isSeen('.bench-line');
  await painted(() => controls.setOpen(true), seen);
  if (checked) demand(DIALOG_TEXTS);
  await painted(
    () => controls.setOpen(false),
    () => !seen(),
  );
}

/** Opens the list of 2,000, types until one is left, chooses it. */
export async function driveMulti(selector: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('#root input:not([type=hidden])');
  if (!input) throw new Error('The field has no input.');
  const first = () => findOption(selector, 'Topik 0001');
  const wanted = () => findOption(selector, 'Topik 1999');
  await painted(
    () => press(input),
    () => first() !== undefined,
  );
  await painted(
    () => type(input, 'Topik 1999'),
    () => wanted() !== undefined && first() === undefined,
  );
  const option = wanted();
  if (!option) throw new Error('The option is gone.');
  await painted(
    () => press(option),
    () => controls.chosen.includes('Topik 1999'),
  );
}
