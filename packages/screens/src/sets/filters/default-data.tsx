'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import type { FilterData } from '../../data/use-dropdown.js';
import { useWording } from '../../messages/use-wording.js';
import { useSearchMessages } from '../search-messages.js';

/** Says that the built-in lists stand in, and why. */
export function DefaultData({ busy, reason, retry }: Extract<FilterData, { status: 'default' }>) {
  const searchMessages = useSearchMessages();
  const inWords = useWording();
  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" busy={busy} onClick={retry}>
          {searchMessages.retry}
        </Button>
      }
    >
      {searchMessages.defaultFilters(inWords(reason))}
    </Alert>
  );
}
