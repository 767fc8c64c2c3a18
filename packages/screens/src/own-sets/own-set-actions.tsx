'use client';

import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { EditIcon, RestoreIcon, WithdrawIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { ownSetsMessages as messages } from '../messages/own-sets.js';
import { filesOf, type QuestionSet } from '../model/question-set.js';

/** Props of {@link OwnSetActions}. */
export interface OwnSetActionsProps {
  set: QuestionSet;
  editHref: string;
  /** It is being brought back. */
  restoring: boolean;
  /** Asks whether to take it away. */
  onWithdraw: (set: QuestionSet) => void;
  onRestore: (set: QuestionSet) => void;
}

/** What can be done with one's own set. */
export function OwnSetActions({
  set,
  editHref,
  restoring,
  onWithdraw,
  onRestore,
}: OwnSetActionsProps) {
  if (set.withdrawnAt) {
    return (
      <Button
        size="sm"
        icon={<RestoreIcon />}
        busy={restoring}
        aria-label={messages.restoreName(set.title)}
        onClick={() => onRestore(set)}
      >
        {messages.restore}
      </Button>
    );
  }
  const unfinished = filesOf(set, 'questions').length === 0;
  return (
    <Cluster gap="xs">
      <Button asChild size="sm">
        <HostLink
          href={editHref}
          aria-label={unfinished ? messages.finishName(set.title) : messages.editName(set.title)}
        >
          <EditIcon />
          {unfinished ? messages.finish : messages.edit}
        </HostLink>
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<WithdrawIcon />}
        aria-haspopup="dialog"
        aria-label={messages.withdrawName(set.title)}
        onClick={() => onWithdraw(set)}
      >
        {messages.withdraw}
      </Button>
    </Cluster>
  );
}
