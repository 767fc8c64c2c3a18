import type { NoticeAnswer } from '@bank-soal/contract/talk';
import { Alert } from '@bank-soal/ui/alert';
import { Container } from '@bank-soal/ui/container';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { PageHeader } from '@bank-soal/ui/frame';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { NoticeList } from '@bank-soal/ui/talk';
import { UnreadyLoad } from '../failed-load/index.js';
import { noticesTexts } from '../indonesian/notices.js';
import type { LoadState } from '../model/load-state.js';

export interface NoticesViewProps {
  /** The account's notices, or the reason why they are not there. */
  state: LoadState<readonly NoticeAnswer[]>;
  /** Where a notice leads. */
  hrefs: {
    /** Its set, and the comment that it is about. */
    preview: (set: number, comment: number | null) => string;
    paper: (paper: number) => string;
  };
  /** One was opened. */
  onOpen: (id: number) => void;
  /** All that is shown is called read. */
  onReadAll: () => void;
  /** The last failure, in words. */
  failure: string | undefined;
}

function NoticesBody({ state, hrefs, onOpen, onReadAll }: NoticesViewProps) {
  const messages = useTexts(noticesTexts);
  if (state.status !== 'ready') return <UnreadyLoad load={state} words={messages} lines={6} />;
  return (
    <NoticeList
      notices={state.data.map(({ set, paper, commentId, ...notice }) => ({
        ...notice,
        title: (set ?? paper)?.title ?? '',
        href: set ? hrefs.preview(set.id, commentId) : hrefs.paper(paper?.id ?? 0),
      }))}
      label={messages.title}
      onOpen={onOpen}
      onReadAll={onReadAll}
      empty={<EmptyState title={messages.empty} description={messages.emptyHint} />}
    />
  );
}

/** Notices of an account, newest first. */
export function NoticesView(props: NoticesViewProps) {
  const messages = useTexts(noticesTexts);
  return (
    <Container space="md" width="prose">
      <Stack gap="lg">
        <PageHeader title={messages.title} description={messages.lead} />
        {props.failure && <Alert tone="danger">{props.failure}</Alert>}
        <NoticesBody {...props} />
      </Stack>
    </Container>
  );
}
