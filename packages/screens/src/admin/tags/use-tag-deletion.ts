import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { sumUp } from '../../data/run-many.js';
import type { TagWrites } from '../../data/tags/use-tag-writes.js';
import { tagTexts } from '../../indonesian/tag.js';
import type { Tag } from '../../model/tags/admin-tag.js';
import { useWording } from '../../texts/use-wording.js';
import { ADMIN_TOAST_MS, explanationOf, type RunWrite } from '../shared/index.js';

const NONE: readonly Tag[] = [];
const duration = ADMIN_TOAST_MS;

/**
 * Which tags are to be deleted, and what follows from yes.
 *
 * @param failed the sentence when the server gives none
 */
export function useTagDeletion(
  { remove }: TagWrites,
  write: RunWrite,
  failed: string,
  onDone: () => void,
) {
  const { formatCount } = useFormats();
  const tagMessages = useTexts(tagTexts);
  const inWords = useWording();
  const [tags, ask] = useState(NONE);

  async function confirm() {
    const outcome = sumUp(await write(() => remove(tags.map(({ id }) => id))));
    const { count } = outcome;
    toast.success(
      tags.length === 1 ? tagMessages.removed : tagMessages.removedMany(formatCount(count)),
      { duration },
    );
    if (outcome.status === 'partly') {
      const reason = inWords(explanationOf(outcome.reason, failed));
      toast.error(tagMessages.partly(formatCount(outcome.failed), reason), { duration });
    }
    onDone();
  }

  return {
    tags,
    ask,
    close: () => ask(NONE),
    confirm,
    describeError: (error: unknown) => inWords(explanationOf(error, failed)),
  };
}
