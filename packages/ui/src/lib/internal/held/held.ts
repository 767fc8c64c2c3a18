// A form that is reset, as React does after an action, takes its boxes and lists back to their
// attributes. React writes those once, so what a caller keeps would be shown as it was at first.

const held = new WeakSet<Element>();
const listening = new WeakSet<Node>();

/** Before a form is reset: what its held controls show becomes what they go back to. */
function keepShown({ target }: Event) {
  for (const control of (target as HTMLFormElement).elements) {
    if (!held.has(control)) continue;
    if (control instanceof HTMLInputElement) control.defaultChecked = control.checked;
    if (!(control instanceof HTMLSelectElement)) continue;
    for (const option of control.options) option.defaultSelected = option.selected;
  }
}

/** A ref for a box, radio button or list whose state the caller keeps: a reset of its form leaves it. */
export function hold(control: Element | null) {
  if (!control) return;
  held.add(control);
  // One for all of a page: it costs a control nothing until a form is reset.
  const root = control.getRootNode();
  if (listening.has(root)) return;
  listening.add(root);
  root.addEventListener('reset', keepShown, true);
}
