'use client';

import { checkSignIn } from '@bank-soal/contract/rules-sign-in';
import { ACCOUNT_SENTENCES } from '@bank-soal/contract/sentences/account';
import type { SessionUser } from '@bank-soal/contract/session';
import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../../browser/use-stable-callback.js';
import { useTimeout } from '../../browser/use-timeout.js';
import { useSignIn } from '../../data/use-sign-in.js';
import { useWording } from '../../messages/use-wording.js';
import { useSession } from '../../session/session-provider.js';
import { useLoginMessages } from '../login-messages.js';
import { afterEdit, type LoginForm, type LoginState } from './login-state.js';
import { LoginView } from './login-view.js';
import { type SignInFailure, type SignInField, signInFailure } from './sign-in-failure.js';

/** Time between the success and the next page. */
const REDIRECT_MS = 100;

/** Props of {@link LoginScreen}. */
export interface LoginScreenProps {
  /**
   * Called about 100 ms after the success, or when the session has begun in another tab; it is
   * kept by then.
   */
  onSignedIn: (user: SessionUser) => void;
  /** Address of the department's own mark. */
  logo?: string;
}

function emptyFields({ email, password }: LoginForm): SignInField[] {
  const empty: SignInField[] = [];
  if (email.trim() === '') empty.push('email');
  if (password === '') empty.push('password');
  return empty;
}

/** Signs in. A failure leaves all that was typed. */
export function LoginScreen({ onSignedIn, logo }: LoginScreenProps) {
  const [form, setForm] = useState<LoginForm>({ email: '', password: '', remember: true });
  const [state, setState] = useState<LoginState>({ status: 'idle' });
  const signIn = useSignIn();
  const loginMessages = useLoginMessages();
  const inWords = useWording(ACCOUNT_SENTENCES);
  const timer = useTimeout();
  const attempts = useRef(0);
  const { user } = useSession();
  const [before] = useState(user);
  const goOn = useStableCallback(onSignedIn);
  const elsewhere = user !== undefined && before === undefined && state.status !== 'submitting';

  useEffect(() => {
    if (elsewhere) goOn(user);
  }, [elsewhere, user, goOn]);

  function refuse({ sentence, detail, fields }: SignInFailure) {
    attempts.current += 1;
    setState({
      status: 'failed',
      sentence: inWords(sentence),
      detail: detail === undefined ? undefined : inWords(detail),
      fields,
      attempt: attempts.current,
    });
  }

  function change(part: Partial<LoginForm>) {
    setForm((before) => ({ ...before, ...part }));
    setState((before) => afterEdit(before, part));
  }

  async function submit() {
    if (state.status === 'submitting') return;
    const problem = checkSignIn(form);
    if (problem !== undefined) {
      refuse({ sentence: problem, fields: emptyFields(form) });
      return;
    }
    setState({ status: 'submitting' });
    try {
      const { email, password, remember } = form;
      const user = await signIn({ email: email.trim(), password }, remember);
      timer.start(() => onSignedIn(user), REDIRECT_MS);
    } catch (error) {
      refuse(signInFailure(error, loginMessages));
    }
  }

  return (
    <LoginView
      logo={logo}
      form={form}
      onFormChange={change}
      state={state}
      onSubmit={() => void submit()}
    />
  );
}
