'use client';

import { Container } from '@bank-soal/ui/container';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { frameTexts } from '../indonesian/frame.js';

/** Stands in the frame while a screen is on its way. */
export function LoadingView() {
  const frameMessages = useTexts(frameTexts);
  return (
    <Container space="lg" height="window">
      <LoadingStatus>{frameMessages.loading}</LoadingStatus>
    </Container>
  );
}
