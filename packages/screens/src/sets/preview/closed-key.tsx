'use client';

import { Button } from '@bank-soal/ui/button';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { LoginIcon } from '@bank-soal/ui/icon';
import { basicStrings, useStrings } from '@bank-soal/ui/lib/strings';
import { writeMoment } from '@bank-soal/ui/opening-date';
import type { QuestionSet } from '../../model/question-set.js';
import { usePreviewMessages } from './preview-messages.js';

/** Props of {@link ClosedKey}. */
export interface ClosedKeyProps {
  /** A set whose key is there, and closed to this reader. */
  set: Pick<QuestionSet, 'keyFrom'>;
  /** Leads to the login and back; only for who has not signed in. */
  onLogin?: () => void;
}

/** Why the key cannot be opened, and when or how it can. */
export function ClosedKey({ set, onLogin }: ClosedKeyProps) {
  const { key } = usePreviewMessages();
  const locale = useStrings(basicStrings)['format.locale'];
  const { keyFrom } = set;
  return (
    <EmptyState
      size="sm"
      frame="sunken"
      title={keyFrom ? key.opens(writeMoment(keyFrom, locale)) : key.closed}
      description={keyFrom ? key.byItself : onLogin ? key.signIn : key.notYours}
      actions={
        !keyFrom &&
        onLogin && (
          <Button size="sm" icon={<LoginIcon />} onClick={onLogin}>
            {key.login}
          </Button>
        )
      }
    />
  );
}
