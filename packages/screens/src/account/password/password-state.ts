import { withoutEdited } from '../../model/field-problems.js';
import type { PasswordForm } from './check-password-form.js';

/** Where the change stands. */
export type PasswordState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'invalid'; problems: Partial<Record<keyof PasswordForm, string>> }
  | {
      status: 'failed';
      sentence: string;
      detail?: string;
      /** The server refused what was typed: the sentence holds until something is edited. */
      ofInput?: boolean;
    }
  | { status: 'saved' };

/**
 * Problems that remain after an edit: none of the edited fields. That the confirmation differs
 * is said of both new entries.
 */
export function editedPasswordState(
  state: PasswordState,
  part: Partial<PasswordForm>,
): PasswordState {
  if (state.status === 'failed') return state.ofInput ? { status: 'idle' } : state;
  if (state.status !== 'invalid') return state;
  const edited = part.next === undefined ? part : { ...part, confirm: '' };
  const problems = withoutEdited(state.problems, edited);
  return Object.keys(problems).length === 0 ? { status: 'idle' } : { status: 'invalid', problems };
}
