import { Button } from '@bank-soal/ui/button';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { type ReactNode, useState } from 'react';
import type { Selection } from '../browser/use-selection.js';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { type ReleaseForm, releaseFormOf } from '../set-editor/index.js';
import { AccessDialog } from './access-dialog.js';

/** Changes who sees the chosen sets, all at once. Those that are withdrawn are left out. */
export function BulkAccess({
  selection,
  renderBar,
  onRelease,
}: {
  selection: Selection<QuestionSet>;
  /** The bar around the button that begins it. */
  renderBar: (button: ReactNode) => ReactNode;
  /** Resolves with the ids that could not be changed. */
  onRelease: (sets: readonly QuestionSet[], release: ReleaseForm) => Promise<readonly number[]>;
}) {
  const messages = useTexts(ownSetsTexts);
  const { formatCount } = useFormats();
  const [open, setOpen] = useState(false);
  const sets = selection.rows.filter(({ withdrawnAt }) => !withdrawnAt);
  const [first] = sets;

  async function save(release: ReleaseForm) {
    const failed = await onRelease(sets, release);
    selection.choose(new Set(failed));
    if (failed.length > 0) return messages.accessFailed(formatCount(failed.length));
    toast.success(messages.accessChanged(formatCount(sets.length)));
    return undefined;
  }

  return (
    <>
      {renderBar(
        <Button size="sm" disabled={!first} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {messages.changeAccess}
        </Button>,
      )}
      {open && first && (
        <AccessDialog
          sets={sets}
          initial={first.release && releaseFormOf(first.release)}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
