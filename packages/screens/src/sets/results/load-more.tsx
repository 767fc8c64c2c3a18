'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { WhenNear } from '@bank-soal/ui/when-near';
import { useEffect } from 'react';
import { searchTexts } from '../../indonesian/search.js';
import { searchPartsTexts } from '../../indonesian/search-parts.js';
import type { MoreResults } from '../../model/sets/results-state.js';

function Ask({ load }: { load: () => void }) {
  // Once for each mount: a page that fails is asked for again by hand only.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  useEffect(load, []);
  return null;
}

/** How far below the window, in pixels, the next page is asked for. */
const MARGIN = 1200;

/**
 * Asks for the next page as its end comes near; a button does the same.
 *
 * @param shown how many results are shown; another number makes it watch anew
 */
export function LoadMore({ more, shown }: { more: MoreResults; shown: number }) {
  const searchMessages = useTexts(searchTexts);
  const { moreFailed, retry } = useTexts(searchPartsTexts);
  return (
    <Stack gap="sm">
      {more.failed && <Alert tone="danger" title={moreFailed} />}
      <Cluster justify="center">
        <Button busy={more.busy} onClick={more.load}>
          {more.failed ? retry : searchMessages.more}
        </Button>
      </Cluster>
      {!more.busy && !more.failed && (
        <WhenNear key={shown} minHeight={1} margin={MARGIN}>
          <Ask load={more.load} />
        </WhenNear>
      )}
    </Stack>
  );
}
