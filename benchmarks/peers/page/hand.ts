/** Presses an element as a finger would: every event that some library waits for. */
export function press(element: HTMLElement): void {
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

export function type(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}

/** Keys by their old numbers: Ant Design reads only these. */
const CODES = { ArrowDown: 40, ArrowLeft: 37, ArrowRight: 39, Escape: 27 };

/** Presses a key where the focus is. */
export function pressKey(key: keyof typeof CODES): void {
  const { activeElement } = document;
  const init = { key, code: key, keyCode: CODES[key], which: CODES[key] };
  for (const kind of ['keydown', 'keyup']) {
    activeElement?.dispatchEvent(
      new KeyboardEvent(kind, { bubbles: true, cancelable: true, composed: true, ...init }),
    );
  }
}

/** Active element of the arrow keys: the focused one, or the one that it names. */
export function active(): Element | null {
  const { activeElement } = document;
  const id = activeElement?.getAttribute('aria-activedescendant');
  return (id && document.getElementById(id)) || activeElement;
}
