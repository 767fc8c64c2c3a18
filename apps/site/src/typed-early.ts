/** What somebody has typed into a page before it was alive, by field. */
export type TypedEarly = ReadonlyMap<HTMLInputElement, string>;

/** Finds what stands in the fields of a page that a server has drawn, and was not in them. */
export function findTyped(page: ParentNode): TypedEarly {
  const fields = [...page.querySelectorAll<HTMLInputElement>('input')];
  return new Map(
    fields.flatMap((one) => (one.value === one.defaultValue ? [] : [[one, one.value] as const])),
  );
}

/** Says it again to the page, which is alive by now: as if it was typed this moment. */
export function typeAgain(typed: TypedEarly): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  for (const [field, text] of typed) {
    if (!field.isConnected || ['checkbox', 'radio'].includes(field.type)) continue;
    // React compares with what it has set itself.
    field.value = '';
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
