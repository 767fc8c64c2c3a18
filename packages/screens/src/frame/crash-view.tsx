'use client';

import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { ErrorState } from '@bank-soal/ui/error-state';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { frameTexts } from '../indonesian/frame.js';

export interface CrashViewProps {
  /** Loads the page anew. */
  onReload: () => void;
  /** The way out when loading anew does not help. */
  homeHref: string;
}

/** Stands in place of a screen that broke. Its link is a plain one: the app itself may be broken. */
export function CrashView({ onReload, homeHref }: CrashViewProps) {
  const frameMessages = useTexts(frameTexts);
  return (
    <Container space="lg">
      <ErrorState
        headingLevel={1}
        title={frameMessages.crashed}
        description={frameMessages.crashedHint}
        retryLabel={frameMessages.reload}
        onRetry={onReload}
        actions={
          <Button asChild variant="ghost">
            <a href={homeHref}>{frameMessages.home}</a>
          </Button>
        }
      />
    </Container>
  );
}
