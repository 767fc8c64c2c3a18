'use client';

import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { adminTexts } from '../../indonesian/admin.js';

/** Stands where a form would, when there is no longer what it was for. */
export function MissingView({
  title,
  hint,
  onBack,
}: {
  title: string;
  hint: string;
  onBack: () => void;
}) {
  const adminMessages = useTexts(adminTexts);
  return (
    <Container space="lg">
      <EmptyState
        headingLevel={1}
        title={title}
        description={hint}
        actions={<Button onClick={onBack}>{adminMessages.backToList}</Button>}
      />
    </Container>
  );
}
