import { isAdmin, isLecturer } from '@bank-soal/contract/accounts';
import { Button } from '@bank-soal/ui/button';
import { CopyButton } from '@bank-soal/ui/copy-button';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { ShareIcon } from '@bank-soal/ui/icon';
import { formatMoment, useFormatOptions } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { TextField } from '@bank-soal/ui/text-field';
import { useState } from 'react';
import { useQuestionSet } from '../../data/sets/use-question-set.js';
import { previewTexts } from '../../indonesian/preview.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { useSession } from '../../session/session-provider.js';
import { linkOpeners } from './link-openers.js';

export interface ShareDialogProps {
  set: QuestionSet;
  /** Address of the preview. */
  href: string;
  onClose: () => void;
}

/** Audience of the link in one sentence; `undefined` until the server has answered. */
function useOpeners(set: QuestionSet): string | undefined {
  const { opens, from, keyClosed } = useTexts(previewTexts).sharing;
  const options = useFormatOptions();
  const { user } = useSession();
  const [now] = useState(Date.now);
  const visitors = useQuestionSet(set.id, 'anyone');
  if (visitors.status === 'loading') return undefined;
  const seen = visitors.status === 'ready' ? visitors.data : undefined;
  const isStudent = user !== undefined && !isLecturer(user.roles) && !isAdmin(user.roles);
  const openers = linkOpeners(set, seen, isStudent, now);
  const who = opens[openers.who];
  if (openers.from !== undefined) return from(who, formatMoment(openers.from, options));
  return openers.keyClosed ? keyClosed(who) : who;
}

/** Hands a set's address on, and says first who can open it. */
export function ShareDialog({ set, href, onClose }: ShareDialogProps) {
  const { sharing } = useTexts(previewTexts);
  const openers = useOpeners(set);
  const url = new URL(href, document.baseURI).href;
  const canSend = 'share' in navigator && navigator.share !== undefined;

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        size="sm"
        title={sharing.title}
        description={openers ?? sharing.checking}
        footer={
          <>
            <CopyButton width="full" variant={canSend ? 'secondary' : 'primary'} text={url}>
              {sharing.copy}
            </CopyButton>
            {canSend && (
              <Button
                variant="primary"
                icon={<ShareIcon />}
                // A dismissed system dialog rejects.
                onClick={() => navigator.share({ title: set.title, url }).then(onClose, () => {})}
              >
                {sharing.send}
              </Button>
            )}
          </>
        }
      >
        <TextField
          label={sharing.link}
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </DialogContent>
    </Dialog>
  );
}
