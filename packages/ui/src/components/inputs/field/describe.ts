/** Joins the ids that exist; `undefined` when none does, so that no empty attribute is written. */
export function joinIds(...ids: unknown[]): string | undefined {
  return ids.filter((id) => typeof id === 'string' && id !== '').join(' ') || undefined;
}
