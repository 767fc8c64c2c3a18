import { type CommentAnswer, mayEditComment } from '@bank-soal/contract/talk';
import { Button } from '@bank-soal/ui/button';
import { ActiveIcon, DeleteIcon, EditIcon, MoreIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@bank-soal/ui/menu';
import { talkTexts } from '../indonesian/talk.js';

export type CommentDeed = 'edit' | 'resolve' | 'remove';

/** A viewer's actions on a comment: their own is theirs, and all are the set's owner's. */
export function deedsOf(
  { mine, kind, status, created_at }: CommentAnswer,
  { ownsSet, at }: { ownsSet: boolean; at: number },
): CommentDeed[] {
  const deeds: CommentDeed[] = [];
  if (ownsSet && kind === 'laporan' && status === 'terbuka') deeds.push('resolve');
  if (mine && mayEditComment(created_at, at)) deeds.push('edit');
  if (mine || ownsSet) deeds.push('remove');
  return deeds;
}

const ICONS = { edit: EditIcon, resolve: ActiveIcon, remove: DeleteIcon } as const;

/** The menu of a comment. */
export function CommentActions({
  comment,
  deeds,
  onDo,
}: {
  comment: CommentAnswer;
  deeds: readonly CommentDeed[];
  onDo: (deed: CommentDeed, comment: CommentAnswer) => void;
}) {
  const messages = useTexts(talkTexts);
  return (
    <Menu>
      <MenuTrigger>
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          icon={<MoreIcon />}
          aria-label={messages.actions(comment.author?.name ?? messages.deletedAuthor)}
        />
      </MenuTrigger>
      <MenuContent align="end">
        {deeds.map((deed) => {
          const Icon = ICONS[deed];
          return (
            <MenuItem
              key={deed}
              icon={<Icon />}
              tone={deed === 'remove' ? 'danger' : 'neutral'}
              onSelect={() => onDo(deed, comment)}
            >
              {messages[deed]}
            </MenuItem>
          );
        })}
      </MenuContent>
    </Menu>
  );
}
