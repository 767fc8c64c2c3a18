'use client';

import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { BackIcon } from '@bank-soal/ui/icon';
import { PageHeader } from '@bank-soal/ui/page-header';
import { Stack } from '@bank-soal/ui/stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { adminMessages } from '../messages/admin-shared.js';

/** A form that takes the list's place, with the way back to it. */
export function FormPage({
  title,
  onBack,
  children,
}: {
  title: string;
  onBack: () => void;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone: readers hear where they are.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Container space="md" width="prose">
      <Stack gap="lg">
        <PageHeader
          titleRef={heading}
          title={title}
          back={
            <Button variant="ghost" size="sm" icon={<BackIcon />} onClick={onBack}>
              {adminMessages.backToList}
            </Button>
          }
        />
        {children}
      </Stack>
    </Container>
  );
}
