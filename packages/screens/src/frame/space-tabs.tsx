'use client';

import { isAdmin, isLecturer } from '@bank-soal/contract/accounts';
import { Container } from '@bank-soal/ui/container';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { TabLinks } from '@bank-soal/ui/tabs';
import { accountTexts } from '../indonesian/account.js';
import { frameTexts } from '../indonesian/frame.js';
import { useSession } from '../session/session-provider.js';
import { type FrameHrefs, linksTo } from './frame-hrefs.js';

/**
 * The pages of the signed-in person's own space, above each of them. For students the collection is the
 * first, and papers and questions are there only while they look at them.
 */
export function SpaceTabs({
  hrefs: { ownSets, papers, questions, mySets },
  path,
}: {
  hrefs: FrameHrefs;
  path: string;
}) {
  const messages = useTexts(accountTexts);
  const { space } = useTexts(frameTexts);
  const { user } = useSession();
  const sets = [messages.spaceSets, ownSets] as const;
  const collection = [messages.spaceCollection, mySets] as const;
  const work = [
    [messages.spacePapers, papers],
    [messages.spaceQuestions, questions],
  ] as const;
  const links =
    isLecturer(user?.roles) || isAdmin(user?.roles)
      ? [sets, ...work, collection]
      : [collection, sets, ...work.filter(([, href]) => href === path)];
  return (
    <Container>
      <TabLinks label={space} links={linksTo(path, links)} />
    </Container>
  );
}
