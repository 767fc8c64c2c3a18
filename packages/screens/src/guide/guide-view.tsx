'use client';

import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { Container } from '@bank-soal/ui/container';
import { PageHeader } from '@bank-soal/ui/frame';
import { UploadIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { MarkdownView } from '@bank-soal/ui/markdown-view';
import { Stack } from '@bank-soal/ui/stack';
import { guideTexts } from '../indonesian/guide.js';

/** Subjects of the guide's pictures. */
export type GuidePicture = 'form' | 'preview' | 'own-sets' | 'reads';

export interface GuideViewProps {
  /** Where a picture of the guide is. */
  picture: (name: GuidePicture) => string;
  /** Where links lead. */
  hrefs: {
    /** The upload form. */
    upload: string;
    /** The list of one's own sets. */
    ownSets: string;
  };
}

/** The lecturers' guide: who sees what, and when. It needs no data, so it is the whole screen. */
export function GuideView({ picture, hrefs }: GuideViewProps) {
  const { title, lead, upload, ownSets, text } = useTexts(guideTexts);
  const source = text(picture('form'), picture('preview'), picture('own-sets'), picture('reads'));
  return (
    <Container as="article" width="prose" space="md">
      <Stack gap="lg">
        <PageHeader title={title} description={lead} />
        <MarkdownView source={source} headingLevel={2} />
        <Cluster>
          <Button asChild variant="primary">
            <HostLink href={hrefs.upload}>
              <UploadIcon />
              {upload}
            </HostLink>
          </Button>
          <Button asChild>
            <HostLink href={hrefs.ownSets}>{ownSets}</HostLink>
          </Button>
        </Cluster>
      </Stack>
    </Container>
  );
}
