'use client';

import { Container } from '@bank-soal/ui/container';
import { PageHeader } from '@bank-soal/ui/frame';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Stack } from '@bank-soal/ui/stack';
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

export interface PageLoadingViewProps {
  /** The screen's title, the `h1`. */
  title: string;
  /** Description below the screen's title. */
  description: string;
}

/** Begins as the screen that is on its way, so that nothing moves when it comes. */
export function PageLoadingView(props: PageLoadingViewProps) {
  const { loading } = useTexts(frameTexts);
  return (
    <Container space="md" height="window">
      <Stack gap="lg">
        <PageHeader {...props} />
        <LoadingStatus>{loading}</LoadingStatus>
      </Stack>
    </Container>
  );
}
