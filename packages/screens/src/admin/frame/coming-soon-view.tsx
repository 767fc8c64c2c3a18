'use client';

import { Container } from '@bank-soal/ui/container';
import { PageHeader } from '@bank-soal/ui/page-header';

/** Stands at /dev/admin/dosen, which has no guard: the list of lecturers is for administrators. */
export function ComingSoonView() {
  return (
    <Container space="lg">
      <PageHeader title="Coming Soon" />
    </Container>
  );
}
