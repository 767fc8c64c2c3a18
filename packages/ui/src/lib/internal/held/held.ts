// A form that is reset, as React does after an action, takes its boxes and lists back to their
// attributes. React writes those once, so what a caller keeps would be shown as it was at first.

/** A ref for a box or radio button whose `checked` the caller keeps. */
export function holdChecked(checked: boolean | undefined) {
  return (input: HTMLInputElement | null) => {
    if (input && checked !== undefined) input.defaultChecked = checked;
  };
}

/** The same for a list whose `value` the caller keeps, once it is drawn. */
export function holdSelected(select: HTMLSelectElement | null, value: unknown) {
  if (!select || value === undefined) return;
  for (const option of select.options) {
    const chosen = option.value === String(value);
    // To write what is there would still tell the list that it changed.
    if (option.defaultSelected !== chosen) option.defaultSelected = chosen;
  }
}
