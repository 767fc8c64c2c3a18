import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { PageHeader } from '@bank-soal/ui/frame';
import { ReplaceIcon } from '@bank-soal/ui/icon';
import { Stack } from '@bank-soal/ui/stack';
import type { ReactNode } from 'react';

/** A page of figures, with a button that asks for them again. */
export function RefreshedPage({
  words,
  ready,
  meta,
  actions,
  children,
}: {
  words: { title: string; lead: string; refresh: string };
  /** The figures, once they are there. */
  ready: { busy: boolean; refresh: () => void } | false;
  meta?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const buttons = ready && (
    <>
      {actions}
      <Button icon={<ReplaceIcon />} busy={ready.busy} onClick={ready.refresh}>
        {words.refresh}
      </Button>
    </>
  );
  return (
    <Container space="md">
      <Stack gap="lg">
        <PageHeader title={words.title} description={words.lead} meta={meta} actions={buttons} />
        {children}
      </Stack>
    </Container>
  );
}
