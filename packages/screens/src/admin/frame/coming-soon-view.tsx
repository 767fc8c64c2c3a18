'use client';

import { Container } from '@bank-soal/ui/container';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { PageHeader } from '@bank-soal/ui/page-header';
import { adminFrameTexts } from '../../indonesian/admin-frame.js';

/** Stands at /dev/admin/dosen, which has no guard: the list of lecturers is for administrators. */
export function ComingSoonView() {
  return (
    <Container space="lg">
      <PageHeader title={useTexts(adminFrameTexts).comingSoon} />
    </Container>
  );
}
