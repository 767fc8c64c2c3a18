'use client';

import { MY_SET_KINDS, type MySetKind } from '@bank-soal/contract/sets';
import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { PageHeader } from '@bank-soal/ui/frame';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { SetRow } from '@bank-soal/ui/sets';
import { Stack } from '@bank-soal/ui/stack';
import { Tab, TabPanel, Tabs, TabsList } from '@bank-soal/ui/tabs';
import { WindowedList } from '@bank-soal/ui/windowed-list';
import { UnreadyLoad } from '../failed-load/index.js';
import { marksTexts } from '../indonesian/marks.js';
import { myPageTexts } from '../indonesian/my-page.js';
import type { LoadState } from '../model/load-state.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { SetLock } from '../set-lock/index.js';
import { MarksOf } from '../set-marks/index.js';

/** Props of {@link MySetsView}. */
export interface MySetsViewProps {
  /** Which list is shown. */
  kind: MySetKind;
  /** Another list was chosen. */
  onKindChange: (kind: MySetKind) => void;
  /** Sets of the list, or the reason why they are not there. */
  state: LoadState<readonly QuestionSet[]>;
  /** Where links lead. */
  hrefs: {
    /** The preview of a set. */
    preview: (id: number) => string;
    /** Where sets are found. */
    search: string;
  };
}

const keyOf = (set: QuestionSet) => set.id;

/** Height in pixels of a row that was not drawn yet. */
const ESTIMATE = 71;

function Sets({ kind, state, hrefs }: Omit<MySetsViewProps, 'onKindChange'>) {
  const messages = useTexts(myPageTexts);
  const { kinds } = useTexts(marksTexts);
  if (state.status !== 'ready') {
    return (
      <Stack>
        <UnreadyLoad load={state} words={messages} lines={6} />
      </Stack>
    );
  }
  if (state.data.length === 0) {
    return (
      <EmptyState
        frame="sunken"
        title={kinds[kind]}
        description={messages.empty[kind]}
        actions={
          <Button asChild>
            <HostLink href={hrefs.search}>{messages.search}</HostLink>
          </Button>
        }
      />
    );
  }
  return (
    <WindowedList
      label={kinds[kind]}
      items={state.data}
      itemKey={keyOf}
      estimate={ESTIMATE}
      gap="none"
      framed
      renderItem={(set) => (
        <SetRow
          href={hrefs.preview(set.id)}
          title={set.title}
          titleAs="h2"
          level={set.level}
          lock={
            <>
              <SetLock set={set} />
              <MarksOf set={set} />
            </>
          }
          description={set.description}
          lecturer={set.lecturer}
          questionCount={set.questionCount}
          downloads={set.downloads}
          updated={set.lastUpdated}
        />
      )}
    />
  );
}

/** The lists that an account has for itself, one at a time. */
export function MySetsView({ kind, onKindChange, ...list }: MySetsViewProps) {
  const messages = useTexts(myPageTexts);
  const { kinds } = useTexts(marksTexts);
  return (
    <Container space="md">
      <Stack gap="lg">
        <PageHeader title={messages.title} description={messages.lead} />
        <Tabs value={kind} onValueChange={(value) => onKindChange(value as MySetKind)}>
          <TabsList label={messages.lists}>
            {MY_SET_KINDS.map((one) => (
              <Tab key={one} value={one}>
                {kinds[one]}
              </Tab>
            ))}
          </TabsList>
          {MY_SET_KINDS.map((one) => (
            <TabPanel key={one} value={one}>
              {one === kind && <Sets {...list} kind={kind} />}
            </TabPanel>
          ))}
        </Tabs>
      </Stack>
    </Container>
  );
}
