import type { SessionUser } from '@bank-soal/contract/accounts';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../../browser/use-stable-callback.js';
import { useSignIn } from '../../data/accounts/use-sign-in.js';
import { loginTexts } from '../../indonesian/login.js';
import { campusProblem, codeFailure, type SignInFailure } from './sign-in-failure.js';

/** Result of the campus's own sign-in. */
export interface SignInArrival {
  /** Code that begins a session; good once. */
  code?: string;
  /** Why there is none, by its code. */
  problem?: string;
}

/**
 * Begins the session that the campus's own sign-in has led to, once, or says why there is none.
 *
 * @returns whether it is about to begin
 */
export function useArrival(
  { code, problem }: SignInArrival,
  then: { begun: (user: SessionUser) => void; refused: (failure: SignInFailure) => void },
): boolean {
  const { byCode } = useSignIn();
  const words = useTexts(loginTexts);
  const taken = useRef(false);
  const [busy, setBusy] = useState(code !== undefined);

  const take = useStableCallback(async () => {
    // A code is good once: another try with it would only hide what came of the first.
    if (taken.current) return;
    taken.current = true;
    if (problem !== undefined) then.refused(campusProblem(problem));
    if (code === undefined) return;
    try {
      const user = await byCode(code);
      // People who chose among accounts elsewhere, or were led here, see whose session this is.
      toast.success(words.signedInAs(user.username), { duration: 8000 });
      then.begun(user);
    } catch (error) {
      setBusy(false);
      then.refused(codeFailure(error, words));
    }
  });
  useEffect(() => void take(), [take]);
  return busy;
}
