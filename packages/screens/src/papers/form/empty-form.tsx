import { Button } from '@bank-soal/ui/button';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { AddIcon, SearchIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { builderTexts } from '../../indonesian/builder.js';

export interface EmptyFormProps {
  /** Opens the editor for a new question. */
  onWrite: () => void;
  onGoToBank: () => void;
}

/** Stands where the questions of a form will be. */
export function EmptyForm({ onWrite, onGoToBank }: EmptyFormProps) {
  const messages = useTexts(builderTexts);
  return (
    <EmptyState
      frame="sunken"
      size="sm"
      title={messages.emptyForm}
      description={messages.emptyFormHint}
      actions={
        <>
          <Button icon={<SearchIcon />} onClick={onGoToBank}>
            {messages.toBank}
          </Button>
          <Button icon={<AddIcon />} onClick={onWrite}>
            {messages.writeOwn}
          </Button>
        </>
      }
    />
  );
}
