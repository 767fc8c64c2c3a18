import type { PaperAnswer } from '@bank-soal/contract/papers';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { MoreIcon } from '@bank-soal/ui/icon';
import { useFormats } from '@bank-soal/ui/lib/format';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@bank-soal/ui/menu';
import { PaperRow } from '@bank-soal/ui/papers';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { VisuallyHidden } from '@bank-soal/ui/visually-hidden';
import { UnreadyLoad } from '../failed-load/index.js';
import { ownPapersTexts } from '../indonesian/own-papers.js';
import { paperPeopleTexts } from '../indonesian/paper-people.js';
import type { LoadState } from '../model/load-state.js';
import type { Paged } from '../model/paged.js';
import { reviewWords } from '../model/review-words.js';
import { useSession } from '../session/session-provider.js';

/** What can be done with a paper. */
export type PaperDeed = 'copy' | 'use' | 'publish' | 'remove';

export interface PaperListProps {
  /** The papers, or why they are not there. */
  state: LoadState<Paged<PaperAnswer>>;
  /** Something narrows the list. */
  narrowed: boolean;
  /** Others' papers are shown, and nothing else narrows the list. */
  shared: boolean;
  onDeed: (deed: PaperDeed, paper: PaperAnswer) => void;
  /** Where links lead. */
  hrefs: {
    /** A paper in the builder. */
    paper: (id: PaperAnswer['id']) => string;
    /** A new paper in the builder. */
    newPaper: string;
  };
}

function Actions({
  paper,
  isOwn,
  onDeed,
}: { paper: PaperAnswer; isOwn: boolean } & Pick<PaperListProps, 'onDeed'>) {
  const messages = useTexts(ownPapersTexts);
  const isDraft = isOwn && paper.status === 'draf';
  return (
    <Menu>
      <MenuTrigger>
        <Button variant="ghost" iconOnly aria-label={messages.actions(paper.title)}>
          <MoreIcon />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => onDeed('copy', paper)}>{messages.copy}</MenuItem>
        {isDraft && <MenuItem onSelect={() => onDeed('use', paper)}>{messages.markUsed}</MenuItem>}
        {isOwn && <MenuItem onSelect={() => onDeed('publish', paper)}>{messages.publish}</MenuItem>}
        {isDraft && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={() => onDeed('remove', paper)}>{messages.remove}</MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}

/** One's own papers, and what can be done with each. */
export function PaperList({ state, narrowed, shared, onDeed, hrefs }: PaperListProps) {
  const messages = useTexts(ownPapersTexts);
  const people = useTexts(paperPeopleTexts);
  const { user } = useSession();
  const { formatCount, formatDate } = useFormats();
  if (state.status !== 'ready')
    return <UnreadyLoad load={state} words={messages} frame="card" headingLevel={2} />;
  const { items, total, more } = state.data;
  if (items.length === 0) {
    return narrowed ? (
      <EmptyState
        frame="card"
        headingLevel={2}
        title={shared ? messages.noneShared : messages.nothing}
        description={shared ? messages.noneSharedHint : messages.nothingHint}
      />
    ) : (
      <EmptyState
        frame="card"
        headingLevel={2}
        title={messages.empty}
        description={messages.emptyHint}
        actions={
          <Button asChild variant="primary">
            <HostLink href={hrefs.newPaper}>{messages.newPaper}</HostLink>
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="sm">
      <VisuallyHidden as="h2">{messages.list}</VisuallyHidden>
      <Text size="sm" tone="muted">
        {messages.count(formatCount(total))}
      </Text>
      {items.map((paper) => (
        <Card key={paper.id} padding="none">
          <PaperRow
            href={hrefs.paper(paper.id)}
            title={paper.title}
            course={paper.head.course}
            status={paper.status}
            usedOn={paper.usedOn}
            variants={paper.variants}
            questions={paper.sections.reduce((sum, section) => sum + section.items.length, 0)}
            totalPoints={paper.totalPoints}
            updated={paper.updated_at}
            remarks={[
              ...(paper.owner.id === user?.id ? [] : [paper.owner.name]),
              reviewWords(paper.review, people, formatDate) ?? '',
            ]}
            actions={<Actions paper={paper} isOwn={paper.owner.id === user?.id} onDeed={onDeed} />}
          />
        </Card>
      ))}
      {more?.failed && <Alert tone="danger" title={messages.moreFailed} />}
      {more && (
        <Button busy={more.busy} onClick={more.load}>
          {more.failed ? messages.again : messages.more}
        </Button>
      )}
    </Stack>
  );
}
