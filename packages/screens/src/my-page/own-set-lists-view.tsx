'use client';

import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Cluster } from '@bank-soal/ui/cluster';
import { Container } from '@bank-soal/ui/container';
import { Grid } from '@bank-soal/ui/grid';
import { Heading } from '@bank-soal/ui/heading';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { SetList, SetListItem } from '@bank-soal/ui/sets';
import { Skeleton } from '@bank-soal/ui/skeleton';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useId } from 'react';
import { myPageTexts } from '../indonesian/my-page.js';
import type { LoadState } from '../model/load-state.js';
import type { QuestionSet } from '../model/sets/question-set.js';

/** Lists that the home page shows. */
export type OwnSetListKind = 'pinned' | 'recent';

export interface OwnSetListsViewProps {
  /** Sets of each list, or the reason why they are not there. */
  lists: Readonly<Record<OwnSetListKind, LoadState<readonly QuestionSet[]>>>;
  /** Where links lead. */
  hrefs: {
    preview: (id: number) => string;
    /** All sets of a list; without it there is no such link. */
    all?: (kind: OwnSetListKind) => string;
  };
}

const KINDS: readonly OwnSetListKind[] = ['pinned', 'recent'];

/** As many as stand beside each other without making the page long. */
const SHOWN = 4;

interface OneProps extends Pick<OwnSetListsViewProps, 'hrefs'> {
  kind: OwnSetListKind;
  state: LoadState<readonly QuestionSet[]>;
}

function Sets({ kind, state, hrefs }: OneProps) {
  const messages = useTexts(myPageTexts);
  if (state.status === 'loading') {
    return (
      <>
        <LoadingStatus>{messages.loading}</LoadingStatus>
        <Skeleton lines={4} />
      </>
    );
  }
  if (state.status === 'failed') {
    return (
      <Stack gap="sm" align="start">
        <Text size="sm" tone="muted">
          {messages.failed}
        </Text>
        <Button size="sm" busy={state.busy} onClick={state.retry}>
          {messages.retry}
        </Button>
      </Stack>
    );
  }
  return (
    <SetList aria-label={messages[kind]}>
      {state.data.slice(0, SHOWN).map((set) => (
        <SetListItem
          key={set.id}
          href={hrefs.preview(set.id)}
          title={set.title}
          subject={set.subject}
          lecturer={set.lecturer}
          updated={set.lastUpdated}
        />
      ))}
    </SetList>
  );
}

function One(props: OneProps) {
  const messages = useTexts(myPageTexts);
  const id = useId();
  const { kind, state, hrefs } = props;
  const more = state.status === 'ready' && hrefs.all?.(kind);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="xs">
        <Cluster justify="between" align="baseline">
          <Heading level={2} size="sm" id={id}>
            {messages[kind]}
          </Heading>
          {more && (
            <Text as="span" size="sm">
              <Link href={more} display="standalone" aria-describedby={id}>
                {messages.all}
              </Link>
            </Text>
          )}
        </Cluster>
        <Sets {...props} />
      </Stack>
    </Card>
  );
}

/**
 * Sets that the signed-in person used last, on the home page: pinned, and opened last. A list without
 * a set takes no room.
 */
export function OwnSetListsView({ lists, hrefs }: OwnSetListsViewProps) {
  const shown = KINDS.filter((kind) => !('data' in lists[kind] && lists[kind].data.length === 0));
  if (shown.length === 0) return null;
  return (
    <Container space="lg">
      <Grid min="md" stretch>
        {shown.map((kind) => (
          <One key={kind} kind={kind} state={lists[kind]} hrefs={hrefs} />
        ))}
      </Grid>
    </Container>
  );
}
