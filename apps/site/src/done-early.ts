/** What somebody has done to a page before it was alive. */
export interface DoneEarly {
  /** Texts of fields, and values of lists of options. */
  typed: ReadonlyMap<HTMLInputElement | HTMLSelectElement, string>;
  /** Boxes and dots. */
  ticked: ReadonlyMap<HTMLInputElement, boolean>;
}

type Field = HTMLInputElement | HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function cameWith(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find((one) => one.defaultSelected) ?? options[0])?.value ?? '';
}

/** Finds what stands in the fields of a page that a server has drawn, and was not in them. */
export function findDone(page: ParentNode): DoneEarly {
  // A file cannot be chosen again for somebody.
  const fields = [...page.querySelectorAll<Field>('input:not([type=file]), select')];
  const ticks = fields.filter(isTick).filter((one) => one.checked !== one.defaultChecked);
  const texts = fields.filter((one) => !isTick(one) && one.value !== cameWith(one));
  return {
    typed: new Map(texts.map((one) => [one, one.value])),
    ticked: new Map(ticks.map((one) => [one, one.checked])),
  };
}

function say(field: Field, text: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = text;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  // React compares with what it has set itself.
  field.value = '';
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Does it again on the page, which is alive by now: as if it was done this moment. */
export function doAgain({ typed, ticked }: DoneEarly): void {
  for (const [field, text] of typed) {
    if (!field.isConnected) continue;
    // Keys that came since are in the field, where React has left them.
    const isNewer = field.value !== '' && field.value !== cameWith(field);
    say(field, isNewer ? field.value : text);
  }
  for (const [field, checked] of ticked) {
    // Of a group of dots the one that was chosen says it for the others.
    if (!field.isConnected || (field.type === 'radio' && !checked)) continue;
    field.checked = !checked;
    field.click();
  }
}
