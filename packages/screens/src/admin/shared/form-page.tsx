'use client';

import { Container } from '@bank-soal/ui/container';
import { BackLink, PageHeader } from '@bank-soal/ui/frame';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { adminTexts } from '../../indonesian/admin.js';

/** A form that takes the list's place, with the way back to it. */
export function FormPage({
  title,
  listHref,
  onBack,
  children,
}: {
  title: string;
  listHref: string;
  onBack: () => void;
  children: ReactNode;
}) {
  const adminMessages = useTexts(adminTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone: readers hear where they are.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);

  return (
    <Container space="md" width="prose">
      <Stack gap="lg">
        <PageHeader
          titleRef={heading}
          title={title}
          back={
            <BackLink href={listHref} onBack={onBack}>
              {adminMessages.backToList}
            </BackLink>
          }
        />
        {children}
      </Stack>
    </Container>
  );
}
