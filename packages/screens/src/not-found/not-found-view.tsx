'use client';

import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { NotFoundFigure } from '@bank-soal/ui/not-found-figure';
import { notFoundTexts } from '../indonesian/not-found.js';

export interface NotFoundViewProps {
  /** Where the link leads. */
  hrefs: {
    /** The home page. */
    home: string;
  };
}

/** The page for any other path. It needs no data, so it is the whole screen. */
export function NotFoundView({ hrefs }: NotFoundViewProps) {
  const notFoundMessages = useTexts(notFoundTexts);
  return (
    <Container space="lg">
      <EmptyState
        headingLevel={1}
        icon={<NotFoundFigure />}
        title={notFoundMessages.title}
        description={notFoundMessages.hint}
        actions={
          <Button asChild variant="primary">
            <HostLink href={hrefs.home}>{notFoundMessages.home}</HostLink>
          </Button>
        }
      />
    </Container>
  );
}
