/** A button, or a form in which Enter was pressed. */
type Pressed = HTMLElement | HTMLFormElement;

let pressed: Pressed | undefined;
let isHeld = false;

// A link leads on by itself, and a field keeps what was done to it.
function note(event: Event): void {
  const target = event.target as Element;
  const form =
    target instanceof HTMLFormElement && !(event as SubmitEvent).submitter ? target : null;
  const now = form ?? target.closest('button');
  if (!now) return;
  pressed = now;
  if (!isHeld) return;
  // It would act by what the page came with: what was typed is known to the field alone.
  event.preventDefault();
  event.stopPropagation();
}

const KINDS = ['click', 'submit'] as const;

/** Begins to note the button that is pressed last, or the form that is sent by Enter, while a page is not alive yet. */
export function notePresses(page: Document): void {
  for (const kind of KINDS) page.addEventListener(kind, note, true);
}

/** From now on what is pressed reaches nobody: the page is about to come alive. */
export function holdPresses(): void {
  isHeld = true;
}

/** Ends it. @returns what was pressed last, to be pressed again once the page is alive */
export function takePressed(page: Document): Pressed | undefined {
  for (const kind of KINDS) page.removeEventListener(kind, note, true);
  isHeld = false;
  return pressed;
}

/** Whether it sends a form, which goes by what stands in its fields. */
export const sendsForm = (what: Pressed): boolean =>
  what instanceof HTMLFormElement || (what instanceof HTMLButtonElement && what.type === 'submit');

/** Presses it again, as if it was done this moment. */
export function pressAgain(what: Pressed): void {
  if (!what.isConnected) return;
  if (what instanceof HTMLFormElement) what.requestSubmit();
  else what.click();
}
