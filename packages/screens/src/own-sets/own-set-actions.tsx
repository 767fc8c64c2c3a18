import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { DeleteIcon, EditIcon, RestoreIcon, WithdrawIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import { filesOf, type QuestionSet } from '../model/sets/question-set.js';

export interface OwnSetActionsProps {
  set: QuestionSet;
  editHref: string;
  /**
   * As icons alone, each with its word as a tip.
   * @default false
   */
  short?: boolean;
  /** It is being brought back. */
  restoring: boolean;
  /** Asks whether to take it away. */
  onWithdraw: (set: QuestionSet) => void;
  onRestore: (set: QuestionSet) => void;
  /** Asks whether to delete it for good, once it is withdrawn. */
  onDelete: (set: QuestionSet) => void;
}

/** Actions on one's own set. */
export function OwnSetActions({
  set,
  editHref,
  short = false,
  restoring,
  onWithdraw,
  onRestore,
  onDelete,
}: OwnSetActionsProps) {
  const messages = useTexts(ownSetsTexts);
  const withdrawn = Boolean(set.withdrawnAt);
  const unfinished = filesOf(set, 'questions').length === 0;
  const edit = unfinished ? messages.finish : messages.edit;
  const away = withdrawn ? messages.restore : messages.withdraw;
  const AwayIcon = withdrawn ? RestoreIcon : WithdrawIcon;
  return (
    <Cluster gap="xs">
      {!withdrawn && (
        <Button asChild size="sm" variant={short ? 'ghost' : 'secondary'} iconOnly={short}>
          <HostLink
            href={editHref}
            title={short ? edit : undefined}
            aria-label={unfinished ? messages.finishName(set.title) : messages.editName(set.title)}
          >
            <EditIcon />
            {!short && edit}
          </HostLink>
        </Button>
      )}
      {/* One button for both ways, so that the focus stays on it. */}
      <Button
        size="sm"
        variant={withdrawn && !short ? 'secondary' : 'ghost'}
        icon={<AwayIcon />}
        iconOnly={short}
        title={short ? away : undefined}
        busy={restoring}
        aria-haspopup={withdrawn ? undefined : 'dialog'}
        aria-label={withdrawn ? messages.restoreName(set.title) : messages.withdrawName(set.title)}
        onClick={() => (withdrawn ? onRestore(set) : onWithdraw(set))}
      >
        {!short && away}
      </Button>
      {withdrawn && (
        <Button
          size="sm"
          variant="ghost"
          icon={<DeleteIcon />}
          iconOnly
          title={messages.deleteForever}
          disabled={restoring}
          aria-haspopup="dialog"
          aria-label={messages.deleteName(set.title)}
          onClick={() => onDelete(set)}
        />
      )}
    </Cluster>
  );
}
