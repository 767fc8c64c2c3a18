import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { OnScreen } from '@bank-soal/ui/on-paper';
import { Stack } from '@bank-soal/ui/stack';
import { useEffect, useRef } from 'react';
import { previewTexts } from '../../indonesian/preview.js';
import type { ReaderKind, Viewer } from '../../model/accounts/reader-kind.js';
import { ViewAsToggle } from '../../view-as/index.js';

export interface OwnerBarProps {
  /** In whose place the set is looked at; absent: one's own. */
  as: ReaderKind | undefined;
  onViewAs: (viewer: Viewer) => void;
}

/** For who may change the set: with whose eyes it is looked at, and the way back to one's own. */
export function OwnerBar({ as, onViewAs }: OwnerBarProps) {
  const { seeing, seeingHint, seeMine } = useTexts(previewTexts);
  const area = useRef<HTMLDivElement>(null);
  const left = useRef(false);
  // The way back goes with the banner that it stands in.
  useEffect(() => {
    if (as !== undefined || !left.current) return;
    left.current = false;
    area.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [as]);
  return (
    <OnScreen>
      <Stack ref={area} gap="sm">
        <ViewAsToggle value={as ?? 'me'} onChange={onViewAs} />
        {as && (
          <Alert
            tone="info"
            title={seeing[as]}
            action={
              <Button
                size="sm"
                onClick={() => {
                  left.current = true;
                  onViewAs('me');
                }}
              >
                {seeMine}
              </Button>
            }
          >
            {seeingHint}
          </Alert>
        )}
      </Stack>
    </OnScreen>
  );
}
