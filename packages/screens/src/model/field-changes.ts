/** A field that was changed. */
export interface FieldChange<Value = unknown> {
  /** The value before the first change; absent when nobody knows any more. */
  from?: Value;
  /** The typed value. */
  to: Value;
}

/** Typed values of a form, and nothing else: a stale page puts no other field back. */
export type FieldChanges<Form> = Readonly<{
  [Field in keyof Form]?: FieldChange<Form[Field]>;
}>;

/** Whose value of a field counts: what is typed here, or what is stored. */
export type Side = 'mine' | 'theirs';

/** The fields whose side was chosen. */
export type Sides<Form> = Readonly<{ [Field in keyof Form]?: Side }>;

const plain = (value: unknown) =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value ?? null);

/** Whether two values of a field say the same, as the server will store them. */
const sameValue = (a: unknown, b: unknown) => plain(a) === plain(b);

const entriesOf = <Form extends object>(changes: FieldChanges<Form>) =>
  Object.entries(changes) as [keyof Form & string, FieldChange<Form[keyof Form]>][];

/** The stored values, with the typed ones in their place. */
export function applyChanges<Form extends object>(stored: Form, changes: FieldChanges<Form>): Form {
  const typed = entriesOf(changes).map(([field, { to }]) => [field, to]);
  return { ...stored, ...Object.fromEntries(typed) };
}

/** Whether saving would change anything. */
export function isChanged<Form extends object>(stored: Form, changes: FieldChanges<Form>): boolean {
  return entriesOf(changes).some(
    ([field, { to }]) => JSON.stringify(to) !== JSON.stringify(stored[field]),
  );
}

/** The changes, and one more; a field that says what is stored again is no change. */
export function withChange<Form extends object>(
  changes: FieldChanges<Form>,
  stored: Form,
  part: Partial<Form>,
): FieldChanges<Form> {
  const next: { [Field in keyof Form]?: FieldChange<Form[Field]> } = { ...changes };
  for (const field of Object.keys(part) as (keyof Form)[]) {
    const known = changes[field];
    const from = known ? known.from : stored[field];
    const to = part[field] as Form[typeof field];
    if (JSON.stringify(to) === JSON.stringify(stored[field])) delete next[field];
    else next[field] = from === undefined ? { to } : { from, to };
  }
  return next;
}

/** The changes that lead from one form to another. */
export function changesBetween<Form extends object>(from: Form, to: Form): FieldChanges<Form> {
  return withChange<Form>({} as FieldChanges<Form>, from, to);
}

/** The fields that someone else has changed too, to something else. */
export function conflictsIn<Form extends object>(
  changes: FieldChanges<Form>,
  stored: Form,
): (keyof Form & string)[] {
  return entriesOf(changes).flatMap(([field, { from, to }]) => {
    const now = stored[field];
    return sameValue(now, from) || sameValue(now, to) ? [] : [field];
  });
}

/** The changes after a choice: mine are changes of what is stored now, theirs are none any more. */
export function afterChoice<Form extends object>(
  changes: FieldChanges<Form>,
  stored: Form,
  sides: Sides<Form>,
): FieldChanges<Form> {
  const left = entriesOf(changes).flatMap(([field, change]) => {
    const side = sides[field];
    if (side === 'theirs') return [];
    return [[field, side === 'mine' ? { from: stored[field], to: change.to } : change]];
  });
  return Object.fromEntries(left) as FieldChanges<Form>;
}

/** Changes left to save after `sent` was saved, since people may have gone on typing. */
export function afterSaving<Form extends object>(
  changes: FieldChanges<Form>,
  sent: FieldChanges<Form>,
  stored: Form,
): FieldChanges<Form> {
  const left = entriesOf(changes).flatMap(([field, change]) => {
    if (sent[field]?.to === change.to) return [];
    return [[field, sent[field] ? { from: stored[field], to: change.to } : change]];
  });
  return Object.fromEntries(left) as FieldChanges<Form>;
}
