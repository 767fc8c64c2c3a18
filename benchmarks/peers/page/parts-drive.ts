import { painted } from './frame.js';
import { active, press, pressKey } from './hand.js';
import { ACTIONS, CLOSED_LEAVES, linesOf, partTitle } from './parts-scenes.js';
import { demand, findOption, isSeen, seenTexts } from './seen.js';

function must<Found>(found: Found | null | undefined, what: string): Found {
  if (!found) throw new Error(`There is no ${what}.`);
  return found;
}

/** Arrow down, some times; each has to lead to another place. */
async function goDown(steps: number): Promise<void> {
  for (let count = 0; count < steps; count += 1) {
    const before = active();
    await painted(
      () => pressKey('ArrowDown'),
      () => active() !== before,
    );
  }
}

/** Opens one of the parts and closes it. */
export async function driveAccordion(checked: boolean): Promise<void> {
  const index = 5;
  const title = findOption('#root :is(summary, button, [role=button])', partTitle(index));
  const button = must(title, 'title of the part');
  const seen = () => isSeen(`.bench-part-${index}`);
  await painted(() => press(button), seen);
  if (checked) demand(linesOf(index));
  await painted(
    () => press(button),
    () => !seen(),
  );
}

/** Goes from January 2026 to January of the next year, month by month. */
export async function driveCalendar(next: string, checked: boolean): Promise<void> {
  const shown = () => document.body.textContent;
  for (let month = 1; month <= 12; month += 1) {
    const before = shown();
    await painted(
      () => press(must(document.querySelector<HTMLElement>(next), 'button to the next month')),
      () => shown() !== before,
    );
  }
  if (checked && ![...seenTexts()].some((text) => text.includes('2027'))) {
    throw new Error('January 2027 is not seen.');
  }
}

/** Opens the menu, goes down some actions, and closes it. */
export async function driveMenu(checked: boolean): Promise<void> {
  const button = must(document.querySelector<HTMLElement>('#root button'), 'button of the menu');
  const first = () => findOption('[role=menuitem]', ACTIONS[0] as string);
  await painted(
    () => press(button),
    () => first() !== undefined && active()?.closest('[role=menu]') !== null,
  );
  if (checked) demand(ACTIONS);
  await goDown(5);
  await painted(
    () => pressKey('Escape'),
    () => first() === undefined,
  );
}

/** Opens the branch that is closed and closes it by its keys, and goes down some rows. */
export async function driveTree(row: string, checked: boolean): Promise<void> {
  const branch = must(document.querySelector<HTMLElement>(row), 'row of the tree');
  const seen = () => document.body.textContent.includes(CLOSED_LEAVES[0] as string);
  await painted(() => branch.focus());
  if (!active()?.closest('[role=treeitem]')) await goDown(1);
  await painted(() => pressKey('ArrowRight'), seen);
  if (checked) demand(CLOSED_LEAVES);
  await painted(
    () => pressKey('ArrowLeft'),
    () => !seen(),
  );
  await goDown(5);
}
