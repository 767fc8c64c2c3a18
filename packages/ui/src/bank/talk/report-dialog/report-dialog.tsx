'use client';

import { useState } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { Alert } from '../../../components/feedback/alert/index.js';
import { Dialog, DialogClose, DialogContent } from '../../../components/feedback/dialog/index.js';
import { Form } from '../../../components/inputs/form/index.js';
import { TextArea } from '../../../components/inputs/text-area/index.js';
import type { OwnDialogProps } from '../../../lib/internal/dialog-frame/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { talkTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

export interface ReportDialogProps extends OwnDialogProps {
  /** Subject of the report in words: 'Soal UTS.pdf, hlm. 2'; absent: the set as a whole. */
  place?: string;
  /** Sends the report: what was written, trimmed. */
  onSend: (body: string) => void;
  /**
   * The report is on its way.
   * @default false
   */
  busy?: boolean;
  /** Why it could not be sent; what was written stays. */
  error?: string | undefined;
  /**
   * Most characters.
   * @default 2000
   */
  limit?: number;
}

/** Says that something is wrong with a set. What was written stays until the dialog is closed. */
export function ReportDialog({
  open,
  defaultOpen,
  onOpenChange,
  place,
  onSend,
  busy = false,
  error,
  limit = 2000,
  ...rest
}: ReportDialogProps) {
  const strings = useTexts(talkTexts);
  return (
    <Dialog {...{ open, defaultOpen, onOpenChange }}>
      <DialogContent
        title={strings['reportDialog.title']}
        description={place && strings['reportDialog.about'](place)}
        data-part="report"
        {...rest}
      >
        <Report onSend={onSend} busy={busy} error={error} limit={limit} />
      </DialogContent>
    </Dialog>
  );
}

type ReportProps = Pick<ReportDialogProps, 'onSend' | 'error'> & { busy: boolean; limit: number };

function Report({ onSend, busy, error, limit }: ReportProps) {
  const strings = useTexts(talkTexts);
  const { formatCount } = useFormats();
  const [body, setBody] = useState('');
  const [tried, setTried] = useState(false);
  const text = body.trim();
  const problem =
    text === ''
      ? strings['reportDialog.missing']
      : text.length > limit
        ? strings['reportDialog.tooLong'](formatCount(limit))
        : undefined;

  function send() {
    setTried(true);
    if (problem === undefined && !busy) onSend(text);
  }

  return (
    <Form gap="md" onSubmit={send}>
      {error && <Alert tone="danger">{error}</Alert>}
      <TextArea
        label={strings['reportDialog.label']}
        hint={strings['reportDialog.hint']}
        error={tried ? problem : undefined}
        limit={limit}
        required
        autoGrow
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <div className="ui:flex ui:flex-wrap ui:justify-end ui:gap-3">
        <DialogClose>
          <Button>{strings['reportDialog.cancel']}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" busy={busy}>
          {strings['reportDialog.send']}
        </Button>
      </div>
    </Form>
  );
}
