'use client';

import { isAdmin } from '@bank-soal/contract/accounts';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { ReportDialog } from '@bank-soal/ui/talk';
import { toast } from '@bank-soal/ui/toast';
import { useEffect, useState } from 'react';
import { goTo } from '../browser/go-to.js';
import { useComments, useCommentWrites } from '../data/talk/use-comments.js';
import { talkTexts } from '../indonesian/talk.js';
import { explanationOf } from '../model/failure-reason.js';
import { mayEdit } from '../model/sets/may-edit.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import type { ReportPlace } from '../model/talk/report-place.js';
import { useSession } from '../session/session-provider.js';
import { useWording } from '../texts/use-wording.js';
import { CommentDialogs, type CommentDialogsProps } from './comment-dialogs.js';
import { commentAnchor, SetTalkView, usePlaceOf } from './set-talk-view.js';

/** Props of {@link SetTalkScreen}. */
export interface SetTalkScreenProps {
  /** The set of the comments, with its files. */
  set: QuestionSet;
  /** Opens the report of a mistake in that place. */
  report: ReportPlace | undefined;
  /** Called with what is about to be reported; nothing once it was sent, or nobody wants to any more. */
  onReportChange: (place: ReportPlace | undefined) => void;
  /** The comment that the page was opened for: it is shown once it is there, and takes the focus. */
  comment?: number | undefined;
}

/** Comments on a set. For signed-in people; needs an `ApiProvider` above it. */
export function SetTalkScreen({ set, report, onReportChange, comment }: SetTalkScreenProps) {
  const messages = useTexts(talkTexts);
  const inWords = useWording();
  const { user } = useSession();
  const state = useComments(set.id);
  const writes = useCommentWrites(set.id);
  const placeOf = usePlaceOf(set.files);
  const ready = state.status === 'ready';
  useEffect(() => {
    if (ready && comment !== undefined) goTo(commentAnchor(comment));
  }, [ready, comment]);
  const [doing, setDoing] = useState<CommentDialogsProps['doing']>();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const describeError = (error: unknown) => inWords(explanationOf(error, messages.notSent));
  const place = { fileId: report?.fileId ?? null, page: report?.page ?? null };

  function changeReport(next: ReportPlace | undefined) {
    setFailure(undefined);
    onReportChange(next);
  }

  async function send(body: string) {
    setSending(true);
    setFailure(undefined);
    try {
      await writes.say({ kind: 'laporan', body, ...place });
      toast.success(messages.reported);
      changeReport(undefined);
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setSending(false);
    }
  }

  async function done(work: Promise<void>, sentence: string) {
    await work;
    toast.success(sentence);
    setDoing(undefined);
  }

  return (
    <>
      <SetTalkView
        set={set}
        state={state}
        ownsSet={mayEdit(set, user) || isAdmin(user?.roles)}
        onSay={(body) => done(writes.say({ kind: 'komentar', body }), messages.sent)}
        onReply={({ id }, body) =>
          done(writes.say({ kind: 'komentar', replyTo: id, body }), messages.replied)
        }
        onReport={() => changeReport({})}
        onDo={(deed, comment) => setDoing({ deed, comment })}
        describeError={describeError}
      />
      <CommentDialogs
        doing={doing}
        onClose={() => setDoing(undefined)}
        onEdit={({ id }, body) => done(writes.change(id, { body }), messages.saved)}
        onResolve={({ id }, answer) => done(writes.resolve(id, answer || null), messages.resolved)}
        onRemove={({ id }) => done(writes.remove(id), messages.removed)}
        describeError={describeError}
      />
      <ReportDialog
        open={report !== undefined}
        onOpenChange={(open) => open || changeReport(undefined)}
        place={placeOf(place)}
        onSend={(body) => void send(body)}
        busy={sending}
        error={failure}
      />
    </>
  );
}
