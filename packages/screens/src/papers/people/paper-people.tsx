'use client';

import { isAdmin, isLecturer } from '@bank-soal/contract/accounts';
import type { Id } from '@bank-soal/contract/common';
import type { PaperAnswer } from '@bank-soal/contract/papers';
import { PAPER_SENTENCES } from '@bank-soal/contract/sentences';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { hasStatus } from '../../api/errors.js';
import { type TaggedPaper, usePaperPeopleWrites } from '../../data/use-paper-people.js';
import { paperPeopleTexts } from '../../indonesian/paper-people.js';
import { reviewWords } from '../../model/review-words.js';
import { useSession } from '../../session/session-provider.js';
import { useFailureSentence } from '../../texts/use-failure-sentence.js';
import { AskDialog, ReturnDialog } from './ask-dialog.js';
import { mayChange } from './may-change.js';
import { PeopleDialog } from './people-dialog.js';

export interface PaperPeopleProps {
  /** The paper as the server has it. */
  paper: PaperAnswer;
  /** Its tag. */
  etag: string | undefined;
  /** Names of the others who have it open. */
  present: readonly string[];
  /** Called with what the paper is since something was done. */
  onChange: (paper: TaggedPaper) => void;
  /** Called when the paper is another by now. */
  onStale: () => void;
  /** Called when the account left the paper. */
  onLeft: () => void;
}

type Asked = 'share' | 'ask' | 'verify' | 'return' | 'leave';

const TONES = { none: 'info', asked: 'info', returned: 'warning', verified: 'success' } as const;

/** Who stands for a paper, how its verification stands, and what the viewer can do about both. */
export function PaperPeople(props: PaperPeopleProps) {
  const { paper, etag, present, onChange } = props;
  const { id, owner, people, review } = paper;
  const messages = useTexts(paperPeopleTexts);
  const { formatDate } = useFormats();
  const { user } = useSession();
  const writes = usePaperPeopleWrites();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const isOwner = user?.id === owner.id;
  const isTeaching = user && (isLecturer(user.roles) || isAdmin(user.roles));
  const isReviewer = user?.id === review.by?.id;
  const words = reviewWords(review, messages, formatDate);
  const describeError = useFailureSentence(PAPER_SENTENCES, messages.failed);

  async function done(call: Promise<TaggedPaper>, said: string) {
    onChange(await call);
    toast.success(said);
  }

  async function verify() {
    try {
      await done(writes.verify(id, etag), messages.verified);
    } catch (error) {
      if (!hasStatus(error, 412)) throw error;
      toast.error(messages.changedMeanwhile);
      props.onStale();
    }
  }

  const button = (deed: Asked, label: string, variant?: 'primary') => (
    <Button size="sm" variant={variant} onClick={() => setAsked(deed)}>
      {label}
    </Button>
  );
  const reviewing = isReviewer && (
    <>
      {review.status === 'asked' && button('verify', messages.verify, 'primary')}
      {['asked', 'verified'].includes(review.status) && button('return', messages.giveBack)}
    </>
  );
  return (
    <>
      <Stack gap="sm">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- paragraphs may not stand in an output */}
        <div role="status">
          {present.length > 0 && <Text size="sm">{messages.present(present.join(', '))}</Text>}
        </div>
        {!isOwner && (
          <Text size="sm" tone="muted">
            {(mayChange(paper, user?.id) ? messages.sharedWith : messages.readOnlyText)(owner.name)}
          </Text>
        )}
        {words && (
          <Alert tone={TONES[review.status]} title={words}>
            {review.note}
          </Alert>
        )}
        <Cluster>
          {isOwner && isTeaching && (
            <>
              {button('share', messages.share)}
              {button('ask', messages.ask)}
            </>
          )}
          {reviewing}
          {people.some((one) => one.id === user?.id) && button('leave', messages.leave)}
        </Cluster>
      </Stack>
      <PeopleDialog
        open={asked === 'share'}
        onClose={close}
        people={people}
        onShare={(next) =>
          done(
            writes.share(id, { people: next.map((one) => ({ id: one.id, may: one.may })) }),
            messages.shared,
          )
        }
        describeError={describeError}
      />
      <AskDialog
        open={asked === 'ask'}
        onClose={close}
        reviewer={review.by ?? review.ended?.by}
        onSend={(reviewer: Id) => done(writes.ask(id, reviewer), messages.asked)}
        describeError={describeError}
      />
      <ReturnDialog
        open={asked === 'return'}
        onClose={close}
        onSend={(note) => done(writes.giveBack(id, note), messages.returned)}
        describeError={describeError}
      />
      <ConfirmDialog
        open={asked === 'verify'}
        onOpenChange={(open) => open || close()}
        title={messages.verifyTitle}
        description={messages.verifyText}
        confirmLabel={messages.verify}
        tone="neutral"
        onConfirm={verify}
        describeError={describeError}
      />
      <ConfirmDialog
        open={asked === 'leave'}
        onOpenChange={(open) => open || close()}
        title={messages.leaveTitle}
        description={messages.leaveText}
        confirmLabel={messages.leave}
        onConfirm={async () => {
          await writes.leave(id);
          toast.success(messages.left);
          props.onLeft();
        }}
        describeError={describeError}
      />
    </>
  );
}
