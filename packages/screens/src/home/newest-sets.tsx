import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Heading } from '@bank-soal/ui/heading';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { SetList, SetListItem } from '@bank-soal/ui/sets';
import { Skeleton } from '@bank-soal/ui/skeleton';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { homeTexts } from '../indonesian/home.js';
import type { LoadState } from '../model/load-state.js';
import type { QuestionSet } from '../model/sets/question-set.js';

export interface NewestSetsProps {
  state: LoadState<readonly QuestionSet[]>;
  previewHref: (id: number) => string;
}

const SKELETONS = [1, 2, 3, 4];

function List({ state, previewHref }: NewestSetsProps) {
  const homeMessages = useTexts(homeTexts);
  switch (state.status) {
    case 'loading':
      return (
        <Stack gap="md">
          <LoadingStatus>{homeMessages.newestLoading}</LoadingStatus>
          {SKELETONS.map((key) => (
            <Skeleton key={key} lines={2} />
          ))}
        </Stack>
      );
    case 'failed':
      return (
        <Stack gap="sm" align="start">
          <Text size="sm" tone="muted">
            {homeMessages.newestFailed}
          </Text>
          <Button size="sm" busy={state.busy} onClick={state.retry}>
            {homeMessages.retry}
          </Button>
        </Stack>
      );
    case 'ready':
      if (state.data.length === 0) {
        return (
          <Text size="sm" tone="muted">
            {homeMessages.newestEmpty}
          </Text>
        );
      }
      return (
        <SetList aria-label={homeMessages.newest}>
          {state.data.map((set) => (
            <SetListItem
              key={set.id}
              href={previewHref(set.id)}
              title={set.title}
              subject={set.subject}
              lecturer={set.lecturer}
              updated={set.lastUpdated}
            />
          ))}
        </SetList>
      );
  }
}

/** The sets that came last, as on the shelf beside a front desk. */
export function NewestSets(props: NewestSetsProps) {
  const homeMessages = useTexts(homeTexts);
  return (
    <Card as="section" aria-label={homeMessages.newest}>
      <Stack gap="xs">
        <Heading level={2} size="sm">
          {homeMessages.newest}
        </Heading>
        <List {...props} />
      </Stack>
    </Card>
  );
}
