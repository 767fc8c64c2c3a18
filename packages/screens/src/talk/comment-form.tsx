import { COMMENT_MAX } from '@bank-soal/contract/talk';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { Form } from '@bank-soal/ui/form';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { TextArea } from '@bank-soal/ui/text-area';
import { type ReactNode, useState } from 'react';
import { talkTexts } from '../indonesian/talk.js';

export interface CommentFormProps {
  label: string;
  submitLabel: string;
  hint?: string;
  /** Initial text of the field. @default '' */
  initial?: string;
  /** Nothing may be sent, too. @default false */
  optional?: boolean;
  /** Sends what was written, trimmed. Rejects with what `describeError` puts into words. */
  onSend: (text: string) => Promise<void>;
  describeError: (reason: unknown) => string;
  /** Stands beside the button. */
  children?: ReactNode;
}

/** A field for something that is said; what was written stays until it has arrived. */
export function CommentForm({
  label,
  submitLabel,
  hint,
  initial = '',
  optional = false,
  onSend,
  describeError,
  children,
}: CommentFormProps) {
  const messages = useTexts(talkTexts);
  const { formatCount } = useFormats();
  const [text, setText] = useState(initial);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const trimmed = text.trim();
  const isMissing = trimmed === '' && !optional;
  const isTooLong = trimmed.length > COMMENT_MAX;
  const problem = isMissing
    ? messages.missing
    : isTooLong
      ? messages.tooLong(formatCount(COMMENT_MAX))
      : undefined;

  async function send() {
    setTried(true);
    if (problem !== undefined || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSend(trimmed);
      setText('');
      setTried(false);
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form gap="md" onSubmit={() => void send()}>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <TextArea
        label={label}
        hint={hint}
        error={tried ? problem : undefined}
        limit={COMMENT_MAX}
        required={!optional}
        autoGrow
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Cluster gap="sm" justify="end">
        {children}
        <Button type="submit" variant="primary" busy={busy}>
          {submitLabel}
        </Button>
      </Cluster>
    </Form>
  );
}
