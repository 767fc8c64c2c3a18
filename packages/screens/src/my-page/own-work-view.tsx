'use client';

import type { NoticeAnswer } from '@bank-soal/contract/talk';
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
import { NoticeList } from '@bank-soal/ui/talk';
import { Text } from '@bank-soal/ui/text';
import { type ComponentProps, useId } from 'react';
import { myPageTexts } from '../indonesian/my-page.js';
import type { LoadState } from '../model/load-state.js';

type Item = ComponentProps<typeof SetListItem>;

/** Lists of a person's own work, the most pressing first. */
const KINDS = ['unfinished', 'news', 'pinned', 'recent'] as const;

/** One of them. */
export type OwnWorkKind = (typeof KINDS)[number];

export interface OwnWorkViewProps {
  /** Items of each list, or the reason why they are not there. */
  lists: Readonly<
    Record<Exclude<OwnWorkKind, 'news'>, LoadState<readonly Item[]>> &
      Record<'news', LoadState<readonly NoticeAnswer[]>>
  >;
  /** Before what the page is for everyone, or after it: the first two lists, or the others. */
  part: 'first' | 'rest';
  /** Where links lead. */
  hrefs: {
    preview: (set: number, comment?: number | null) => string;
    paper: (paper: number) => string;
    /** The whole of a list; without it there is no such link. */
    all?: (kind: OwnWorkKind) => string;
  };
  /** A notice was opened. */
  onOpen: (notice: number) => void;
}

/** As many lists as leave the search in sight, and as many lines of each. */
const FIRST = 2;
const LINES = 3;

function Body({ kind, lists, hrefs, onOpen }: OwnWorkViewProps & { kind: OwnWorkKind }) {
  const messages = useTexts(myPageTexts);
  const state = lists[kind];
  if (state.status === 'loading') return null;
  if (state.status === 'failed') {
    return (
      <Stack gap="sm" align="start">
        <Text size="sm" tone="muted">
          {messages.listFailed}
        </Text>
        <Button size="sm" busy={state.busy} onClick={state.retry}>
          {messages.retry}
        </Button>
      </Stack>
    );
  }
  if (kind !== 'news') {
    return (
      <SetList aria-label={messages[kind]}>
        {(state.data as readonly Item[]).slice(0, LINES).map((item) => (
          <SetListItem key={item.href} {...item} />
        ))}
      </SetList>
    );
  }
  return (
    <NoticeList
      notices={(state.data as readonly NoticeAnswer[])
        .slice(0, LINES)
        .map(({ set, paper, commentId, ...notice }) => ({
          ...notice,
          title: (set ?? paper)?.title ?? '',
          href: set ? hrefs.preview(set.id, commentId) : hrefs.paper(paper?.id ?? 0),
        }))}
      label={messages.news}
      onOpen={onOpen}
    />
  );
}

function One(props: OwnWorkViewProps & { kind: OwnWorkKind }) {
  const messages = useTexts(myPageTexts);
  const id = useId();
  const { kind, lists, hrefs } = props;
  const more = lists[kind].status === 'ready' && hrefs.all?.(kind);
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
        <Body {...props} />
      </Stack>
    </Card>
  );
}

function Loading() {
  return (
    <>
      <LoadingStatus>{useTexts(myPageTexts).loading}</LoadingStatus>
      <Grid min="md">
        <Skeleton lines={4} />
        <Skeleton lines={4} />
      </Grid>
    </>
  );
}

/**
 * The signed-in person's own work, on the home page: what is unfinished, what is new to them, sets that
 * they pinned, and opened last. A list without an item takes no room.
 */
export function OwnWorkView(props: OwnWorkViewProps) {
  const { lists, part } = props;
  const isFirst = part === 'first';
  // All come at once: a list that moved up later would take its place from under a finger.
  const isLoading = KINDS.some((kind) => lists[kind].status === 'loading');
  const filled = KINDS.filter((kind) => !('data' in lists[kind] && lists[kind].data.length === 0));
  const shown = isFirst ? filled.slice(0, FIRST) : filled.slice(FIRST);
  if (shown.length === 0 || (isLoading && !isFirst)) return null;
  return (
    <Container space={isFirst ? 'md' : 'lg'}>
      {isLoading ? (
        <Loading />
      ) : (
        <Grid min="md" stretch>
          {shown.map((kind) => (
            <One key={kind} kind={kind} {...props} />
          ))}
        </Grid>
      )}
    </Container>
  );
}
