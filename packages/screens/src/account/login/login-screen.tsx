'use client';

import { checkSignIn, type SessionUser } from '@bank-soal/contract/accounts';
import { ACCOUNT_SENTENCES } from '@bank-soal/contract/sentences';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../../browser/use-stable-callback.js';
import { useTimeout } from '../../browser/use-timeout.js';
import { useSignIn } from '../../data/accounts/use-sign-in.js';
import { useSite } from '../../data/site/use-site.js';
import { loginTexts } from '../../indonesian/login.js';
import { useSession } from '../../session/session-provider.js';
import { useWording } from '../../texts/use-wording.js';
import { afterEdit, type LoginForm, type LoginState, type SignInWays } from './login-state.js';
import { LoginView } from './login-view.js';
import {
  type SignInFailure,
  type SignInField,
  signInFailure,
  statusFailure,
} from './sign-in-failure.js';
import { type SignInArrival, useArrival } from './use-arrival.js';

/** Time between the success and the next page. */
const REDIRECT_MS = 100;

export interface LoginScreenProps {
  /**
   * Called about 100 ms after the success, or when the session has begun in another tab; it is
   * kept by then.
   */
  onSignedIn: (user: SessionUser) => void;
  /** Address of the department's own mark. */
  logo?: string;
  /**
   * Result of the campus's own sign-in, as the page was opened: the host takes it out of
   * the address at once.
   */
  arrival?: SignInArrival;
  /** The page of this site to come back to from the campus's own sign-in. */
  next?: string;
  /** Address that takes the form by POST before and without scripts. */
  postTo?: string;
  /** The status with which it has refused a form. */
  refused?: number | undefined;
}

const NOT_ARRIVED: SignInArrival = {};

function emptyFields({ email, password }: LoginForm): SignInField[] {
  const empty: SignInField[] = [];
  if (email.trim() === '') empty.push('email');
  if (password === '') empty.push('password');
  return empty;
}

/** Signs in. A failure leaves all that was typed. */
export function LoginScreen({
  onSignedIn,
  logo,
  arrival = NOT_ARRIVED,
  next,
  postTo,
  refused,
}: LoginScreenProps) {
  const [form, setForm] = useState<LoginForm>({ email: '', password: '', remember: true });
  const { byPassword, campusAddress } = useSignIn();
  const site = useSite();
  const loginMessages = useTexts(loginTexts);
  const inWords = useWording(ACCOUNT_SENTENCES);
  const [state, setState] = useState<LoginState>(() =>
    refused === undefined ? { status: 'idle' } : failedBy(statusFailure(refused, loginMessages)),
  );
  const timer = useTimeout();
  const attempts = useRef(0);
  const { user } = useSession();
  const [before] = useState(user);
  const goOn = useStableCallback(onSignedIn);
  const busy = useArrival(arrival, { begun, refused: refuse });
  const elsewhere =
    user !== undefined && before === undefined && state.status !== 'submitting' && !busy;

  useEffect(() => {
    if (elsewhere) goOn(user);
  }, [elsewhere, user, goOn]);

  function begun(one: SessionUser) {
    timer.start(() => onSignedIn(one), REDIRECT_MS);
  }

  function failedBy({ sentence, detail, fields }: SignInFailure): LoginState {
    return {
      status: 'failed',
      sentence: inWords(sentence),
      detail: detail === undefined ? undefined : inWords(detail),
      fields,
    };
  }

  function refuse(failure: SignInFailure) {
    attempts.current += 1;
    setState({ ...failedBy(failure), attempt: attempts.current } as LoginState);
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
      const user = await byPassword({ email: email.trim(), password }, remember);
      begun(user);
    } catch (error) {
      refuse(signInFailure(error, loginMessages));
    }
  }

  function ways(): SignInWays {
    if (site.status === 'loading') return { status: 'loading' };
    // Where the site cannot be asked, a password is the way that was always there.
    const { password = true, oidc = null } = (site.status === 'ready' && site.data.signIn) || {};
    const campus = oidc && { label: oidc.label, href: campusAddress(next), busy };
    return { status: 'ready', password: password ? 'all' : 'admin', ...(campus && { campus }) };
  }

  return (
    <LoginView
      logo={logo}
      ways={ways()}
      form={form}
      onFormChange={change}
      state={state}
      onSubmit={() => void submit()}
      postTo={postTo}
    />
  );
}
