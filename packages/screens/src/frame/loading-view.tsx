'use client';

import { Container } from '@bank-soal/ui/container';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { useFrameMessages } from './shared/index.js';

/** Stands in the frame while a screen is on its way. */
export function LoadingView() {
  const frameMessages = useFrameMessages();
  return (
    <Container space="lg" height="window">
      <LoadingStatus>{frameMessages.loading}</LoadingStatus>
    </Container>
  );
}
