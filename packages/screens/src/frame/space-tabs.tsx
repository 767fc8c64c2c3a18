'use client';

import { isAdmin, isLecturer } from '@bank-soal/contract/accounts';
import { Container } from '@bank-soal/ui/container';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { TabLinks } from '@bank-soal/ui/tabs';
import { frameTexts } from '../indonesian/frame.js';
import { useSession } from '../session/session-provider.js';
import { type FrameHrefs, spaceLinks } from './frame-hrefs.js';

/** The pages of the signed-in person's own space, above each of them. */
export function SpaceTabs({ hrefs, path }: { hrefs: FrameHrefs; path: string }) {
  const messages = useTexts(frameTexts);
  const { user } = useSession();
  const teaches = isLecturer(user?.roles) || isAdmin(user?.roles);
  return (
    <Container>
      <TabLinks label={messages.space} links={spaceLinks(hrefs, path, teaches, messages)} />
    </Container>
  );
}
