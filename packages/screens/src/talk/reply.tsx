import type { CommentAnswer } from '@bank-soal/contract/talk';
import { Button } from '@bank-soal/ui/button';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useEffect, useRef, useState } from 'react';
import { talkTexts } from '../indonesian/talk.js';
import { CommentForm, type CommentFormProps } from './comment-form.js';

/** Answers what somebody said: a button, and in its place the field once it is pressed. */
export function Reply({
  to,
  onSend,
  describeError,
}: { to: CommentAnswer } & Pick<CommentFormProps, 'onSend' | 'describeError'>) {
  const messages = useTexts(talkTexts);
  const [open, setOpen] = useState(false);
  const author = to.author?.name ?? messages.deletedAuthor;
  const area = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);
  // One takes the place of the other, and the keyboard goes on there.
  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    area.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  }, [open]);
  return (
    <div ref={area}>
      {open ? (
        <CommentForm
          label={messages.replyLabel(author)}
          hint={messages.replyHint}
          submitLabel={messages.sendReply}
          onSend={async (text) => {
            await onSend(text);
            setOpen(false);
          }}
          describeError={describeError}
        >
          <Button onClick={() => setOpen(false)}>{messages.cancel}</Button>
        </CommentForm>
      ) : (
        <Button
          variant="link"
          size="sm"
          aria-label={messages.replyTo(author)}
          onClick={() => setOpen(true)}
        >
          {messages.reply}
        </Button>
      )}
    </div>
  );
}
