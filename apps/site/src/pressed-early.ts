let pressed: HTMLElement | undefined;

// A link leads on by itself, and a field keeps what was done to it.
const note = ({ target }: Event) => {
  pressed = (target as Element).closest('button') ?? pressed;
};

/** Begins to note the button that is pressed last while a page is not alive yet. */
export function notePresses(page: Document): void {
  page.addEventListener('click', note, true);
}

/** Ends it. @returns the button, to be pressed again once the page is alive */
export function takePressed(page: Document): HTMLElement | undefined {
  page.removeEventListener('click', note, true);
  return pressed;
}
