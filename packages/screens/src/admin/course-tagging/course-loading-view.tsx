'use client';

import { Container } from '@bank-soal/ui/container';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Skeleton } from '@bank-soal/ui/skeleton';
import { Stack } from '@bank-soal/ui/stack';

/** Stands for a course until it is known. */
export function CourseLoadingView() {
  return (
    <Container space="md">
      <Stack gap="lg">
        <Skeleton shape="line" width="18rem" height="2.25rem" />
        <LoadingStatus />
        <Skeleton shape="block" height="12rem" />
      </Stack>
    </Container>
  );
}
