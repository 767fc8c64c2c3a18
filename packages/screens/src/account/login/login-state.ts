import type { SignInField } from './sign-in-failure.js';

/** The typed values. */
export interface LoginForm {
  /** As typed; the server compares it without regard to case. */
  email: string;
  /** As typed; spaces count. */
  password: string;
  /** Whether the session outlives the tab. */
  remember: boolean;
}

/** Where the sign-in stands. */
export type LoginState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | {
      status: 'failed';
      /** Sentence of the banner. */
      sentence: string;
      /** A hint that helps, when there is more to say. */
      detail?: string;
      /** Fields that the sentence concerns. */
      fields?: readonly SignInField[];
      /** Which try it was, from 1; each takes focus to the first field that is wrong. */
      attempt?: number;
    };

/** By what one signs in here; known once the site has said so. */
export type SignInWays =
  | { status: 'loading' }
  | {
      status: 'ready';
      /** The campus's own sign-in; absent where there is none. */
      campus?: {
        /** Name of the account there. */
        label: string;
        /** Where it begins. */
        href: string;
        /** It has led back, and the session is about to begin. */
        busy: boolean;
      };
      /** Whose passwords are asked for: those of everyone, or of administrators alone. */
      password: 'all' | 'admin';
    };

/** A field's error goes when the field is edited, and the sentence with the last of them. */
export function afterEdit(state: LoginState, part: Partial<LoginForm>): LoginState {
  if (state.status !== 'failed' || !state.fields?.some((field) => field in part)) return state;
  const fields = state.fields.filter((field) => !(field in part));
  return fields.length > 0 ? { ...state, fields } : { status: 'idle' };
}
