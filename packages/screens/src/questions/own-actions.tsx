import { Button } from '@bank-soal/ui/button';
import { DeleteIcon, EditIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { questionsTexts } from '../indonesian/questions.js';

/** Actions on a question of one's own, each named by the question. */
export function OwnActions({
  name,
  onEdit,
  onRemove,
}: {
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const messages = useTexts(questionsTexts);
  const shared = { size: 'sm', variant: 'ghost', iconOnly: true } as const;
  return (
    <>
      <Button
        {...shared}
        aria-label={messages.editName(name)}
        title={messages.edit}
        onClick={onEdit}
      >
        <EditIcon />
      </Button>
      <Button
        {...shared}
        aria-label={messages.removeName(name)}
        title={messages.remove}
        onClick={onRemove}
      >
        <DeleteIcon />
      </Button>
    </>
  );
}
