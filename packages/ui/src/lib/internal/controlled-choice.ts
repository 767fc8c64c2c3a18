// A form that is reset, as React does after an action, takes its boxes and lists back to their
// attributes. React writes those once, so what a caller keeps would be shown as it was at first.

const controlled = new WeakSet<Element>();
const listening = new WeakSet<Node>();

/** Before a form is reset: what its controlled fields show becomes what they go back to. */
function keepShown({ target }: Event) {
  for (const control of (target as HTMLFormElement).elements) {
    if (!controlled.has(control)) continue;
    if (control instanceof HTMLInputElement) control.defaultChecked = control.checked;
    if (!(control instanceof HTMLSelectElement)) continue;
    for (const option of control.options) option.defaultSelected = option.selected;
  }
}

/**
 * A choice made before hydration is on the screen, and React does not know of it.
 *
 * @returns reports it
 */
function earlyChoice(control: Element): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    // A server marks the chosen option, React in the browser does not.
    const start = [...control.options].find((option) => option.defaultSelected);
    const { value } = control;
    if (start === undefined || start.selected) return undefined;
    return () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (!(control instanceof HTMLInputElement)) return undefined;
  const { type, checked, defaultChecked } = control;
  // Of a group of radio buttons the chosen one speaks for the others.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
  return () => {
    control.checked = !checked;
    control.click();
  };
}

/**
 * A ref for a box, radio button or list whose state the caller keeps: a reset of its form leaves it, and so does
 * hydration.
 */
export function controlledRef(control: Element | null) {
  if (!control) return;
  const report = controlled.has(control) ? undefined : earlyChoice(control);
  // Once all of the page is hydrated: the first report draws it again.
  if (report) queueMicrotask(report);
  controlled.add(control);
  // One for all of a page: it costs a control nothing until a form is reset.
  const root = control.getRootNode();
  if (listening.has(root)) return;
  listening.add(root);
  root.addEventListener('reset', keepShown, true);
}
