'use client';

import { SET_SENTENCES } from '@bank-soal/contract/sentences';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { LoginIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import type { ReactNode } from 'react';
import { uploadTexts } from '../../indonesian/upload.js';
import { useWording } from '../../texts/use-wording.js';
import type { UploadProblem } from '../upload/upload-state.js';

export interface FailedWriteProps {
  problem: Pick<UploadProblem, 'sentence' | 'signIn'>;
  /** Leads to the login and back. */
  onLogin: () => void;
  /** Further words. */
  children?: ReactNode;
}

/** Why a set or a file was not written, with the way to the login where that helps. */
export function FailedWrite({ problem, onLogin, children }: FailedWriteProps) {
  const { login } = useTexts(uploadTexts);
  const inWords = useWording(SET_SENTENCES);
  return (
    <Alert
      tone="danger"
      title={inWords(problem.sentence)}
      action={
        problem.signIn && (
          <Button size="sm" icon={<LoginIcon />} onClick={onLogin}>
            {login}
          </Button>
        )
      }
    >
      {children}
    </Alert>
  );
}
