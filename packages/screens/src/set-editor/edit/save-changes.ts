import { hasStatus } from '../../api/errors.js';
import { afterChoice, applyChanges, isChanged } from '../../model/field-changes.js';
import type { EditableSet, SavePorts } from '../../model/sets/editable-set.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { changedSetBody, formOf } from '../form/set-form.js';
import { conflictsOf, type SetChanges } from './set-changes.js';

/** Result of a save: the set as it is now, or as it stands against the typed values. */
export type SaveOutcome =
  | { kind: 'saved'; set: QuestionSet }
  | { kind: 'conflict'; current: EditableSet };

/** After so many others who were quicker, their refusal is told. */
const TRIES = 5;

/**
 * Saves what was typed into the set as it is by then: what others have changed elsewhere in it stays,
 * and where they have changed the same nothing is stored.
 *
 * @param known the set as it was last read
 */
export async function saveChanges(
  changes: SetChanges,
  known: EditableSet,
  { read, write }: SavePorts,
): Promise<SaveOutcome> {
  let current = known;
  for (let turn = 1; ; turn += 1) {
    if (conflictsOf(changes, current.set).length > 0) return { kind: 'conflict', current };
    const before = formOf(current.set);
    if (!isChanged(before, changes)) return { kind: 'saved', set: current.set };
    const body = changedSetBody(applyChanges(before, changes), before, new Date());
    try {
      return { kind: 'saved', set: await write(body, current.etag) };
    } catch (error) {
      if (!hasStatus(error, 412) || turn === TRIES) throw error;
    }
    current = await read();
  }
}

/**
 * Saves what was typed, whatever others have made of the same fields: for whoever is still making the
 * set. Other fields stay as they are by then.
 */
export async function insistOn(changes: SetChanges, ports: SavePorts): Promise<void> {
  let left = changes;
  let outcome = await saveChanges(left, await ports.read(), ports);
  while (outcome.kind === 'conflict') {
    const { set } = outcome.current;
    left = afterChoice(
      left,
      formOf(set),
      Object.fromEntries(conflictsOf(left, set).map((field) => [field, 'mine'])),
    );
    outcome = await saveChanges(left, outcome.current, ports);
  }
}
