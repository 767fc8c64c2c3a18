import type { CommentAnswer } from '@bank-soal/contract/talk';
import { Button } from '@bank-soal/ui/button';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { Heading } from '@bank-soal/ui/heading';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { CommentThread, type ThreadComment } from '@bank-soal/ui/talk';
import { Text } from '@bank-soal/ui/text';
import { UnreadyLoad } from '../failed-load/index.js';
import { talkTexts } from '../indonesian/talk.js';
import type { LoadState } from '../model/load-state.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import type { Talk } from '../model/talk/talk.js';
import { CommentActions, type CommentDeed, deedsOf } from './comment-actions.js';
import { CommentForm } from './comment-form.js';
import { Reply } from './reply.js';

export interface SetTalkViewProps {
  /** Whose files comments name. */
  set: Pick<QuestionSet, 'files'>;
  /** The comments, or the reason why they are not there. */
  state: LoadState<Talk>;
  /** The reader made the set, or administers all. */
  ownsSet: boolean;
  /** Says something, trimmed. Rejects with what `describeError` puts into words. */
  onSay: (body: string) => Promise<void>;
  /** Answers what somebody said, trimmed. Rejects likewise. */
  onReply: (to: CommentAnswer, body: string) => Promise<void>;
  /** Reports a mistake in the set as a whole. */
  onReport: () => void;
  /** Begins what was chosen in a comment's menu. */
  onDo: (deed: CommentDeed, comment: CommentAnswer) => void;
  /** Words why something could not be sent. */
  describeError: (reason: unknown) => string;
}

/** The id of a comment's element. */
export const commentAnchor = (id: number | string) => `komentar-${id}`;

/** Subject of a comment, in words: a file that is still there, and a page. */
export function usePlaceOf(files: QuestionSet['files']) {
  const messages = useTexts(talkTexts);
  const { formatCount } = useFormats();
  return ({ fileId, page }: Pick<CommentAnswer, 'fileId' | 'page'>): string | undefined => {
    const name = files.find(({ id }) => id === fileId)?.name;
    if (name === undefined) return undefined;
    return page === null ? name : messages.place(name, formatCount(page));
  };
}

function Said({
  set,
  state,
  ownsSet,
  onReply,
  onDo,
  describeError,
}: Omit<SetTalkViewProps, 'onSay' | 'onReport'>) {
  const messages = useTexts(talkTexts);
  const placeOf = usePlaceOf(set.files);
  if (state.status !== 'ready')
    return <UnreadyLoad load={state} words={messages} lines={3} size="sm" />;
  const { comments, at } = state.data;
  const shown = (comment: CommentAnswer): ThreadComment => {
    const deeds = deedsOf(comment, { ownsSet, at });
    return {
      id: comment.id,
      kind: comment.kind,
      status: comment.status,
      body: comment.body,
      author: comment.author?.name ?? null,
      mine: comment.mine,
      created: comment.created_at,
      edited: comment.status === 'terbuka' && comment.updated_at !== comment.created_at,
      place: placeOf(comment),
      answer: comment.answer,
      actions: deeds.length > 0 && <CommentActions comment={comment} deeds={deeds} onDo={onDo} />,
    };
  };
  // The oldest may be left out of a long talk, and its replies not.
  const there = new Set(comments.map(({ id }) => id));
  const startsThread = ({ replyTo }: CommentAnswer) => replyTo === null || !there.has(replyTo);
  const thread = (comment: CommentAnswer): ThreadComment => ({
    ...shown(comment),
    replies: comments
      .filter(({ replyTo }) => replyTo === comment.id)
      .map((one) => ({ ...shown(one), place: undefined })),
    reply: (
      <Reply to={comment} onSend={(body) => onReply(comment, body)} describeError={describeError} />
    ),
  });
  return (
    <CommentThread
      comments={comments.filter(startsThread).map(thread)}
      idOf={commentAnchor}
      empty={<EmptyState size="sm" title={messages.empty} description={messages.emptyHint} />}
    />
  );
}

/** Comments on a set, and a field for one's own. */
export function SetTalkView({ onSay, onReport, ...said }: SetTalkViewProps) {
  const messages = useTexts(talkTexts);
  return (
    <Stack as="section" gap="md" aria-labelledby="komentar-judul" id="komentar" tabIndex={-1}>
      <Heading level={2} size="md" id="komentar-judul">
        {messages.title}
      </Heading>
      <Text tone="muted" size="sm">
        {messages.lead}
      </Text>
      <Said {...said} />
      <CommentForm
        label={messages.write}
        submitLabel={messages.send}
        onSend={onSay}
        describeError={said.describeError}
      >
        <Button aria-haspopup="dialog" onClick={onReport}>
          {messages.report}
        </Button>
      </CommentForm>
    </Stack>
  );
}
