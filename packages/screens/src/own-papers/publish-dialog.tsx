import { type Id, jakartaYear } from '@bank-soal/contract/common';
import type { PaperAnswer } from '@bank-soal/contract/papers';
import {
  checkQuestionSet,
  type QuestionSetBody,
  type QuestionSetProblems,
  suggestExam,
} from '@bank-soal/contract/sets';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { Form, FormActions } from '@bank-soal/ui/form';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useState } from 'react';
import { ownPapersTexts } from '../indonesian/own-papers.js';
import { uploadTexts } from '../indonesian/upload.js';
import {
  emptyForm,
  newSetBody,
  ReleaseFields,
  releaseOfSite,
  releaseProblem,
  SetFields,
  type SetForm,
  valuesOf,
} from '../set-editor/index.js';

export interface PublishDialogProps {
  /** The paper that becomes a set; without one the dialog is closed. */
  paper: PaperAnswer | undefined;
  onClose: () => void;
  /** Makes the set; the dialog stays until it is done. */
  onPublish: (paper: PaperAnswer, body: QuestionSetBody) => Promise<Id>;
  /** Words why it failed. */
  describeError: (reason: unknown) => string;
  /** Courses and topics to choose from. */
  options: { courses: readonly string[]; topics: readonly string[] };
  /** Whom the set will be by. */
  lecturer: string;
}

/** Asks for what a set says about itself before a paper becomes one. */
export function PublishDialog({ paper, onClose, ...rest }: PublishDialogProps) {
  return (
    <Dialog open={paper !== undefined} onOpenChange={(open) => open || onClose()}>
      {paper && <Publish paper={paper} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

/** What the paper tells of the set. */
function formOf({ title, head, sections }: PaperAnswer): SetForm {
  const questionCount = sections.reduce((sum, { items }) => sum + items.length, 0);
  return {
    ...emptyForm(jakartaYear(new Date())),
    title,
    subject: head.course,
    questionCount: questionCount || null,
    ...suggestExam(`${title} ${head.kind} ${head.term}`),
    // An exam that is still to come is nobody else's until its owner says so.
    release: releaseOfSite('owner'),
  };
}

function Publish({
  paper,
  onClose,
  onPublish,
  describeError,
  options,
  lecturer,
}: PublishDialogProps & { paper: PaperAnswer }) {
  const messages = useTexts(ownPapersTexts);
  const { release: releaseMessages } = useTexts(uploadTexts);
  const [form, setForm] = useState(() => formOf(paper));
  const [problems, setProblems] = useState<QuestionSetProblems>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [asked, setAsked] = useState(false);

  async function publish() {
    const now = new Date();
    const found = checkQuestionSet(valuesOf(form), now);
    setProblems(found);
    setAsked(true);
    const unreadable = releaseProblem(form.release, releaseMessages) !== undefined;
    if (Object.keys(found).length > 0 || unreadable || busy) return;
    setBusy(true);
    setFailure('');
    try {
      await onPublish(paper, newSetBody(form, lecturer, now));
      onClose();
    } catch (error) {
      setFailure(describeError(error));
      setBusy(false);
    }
  }

  return (
    <DialogContent size="lg" title={messages.publishTitle} description={messages.publishText}>
      <Form aria-label={messages.publishTitle} onSubmit={() => void publish()}>
        <SetFields
          form={form}
          onChange={(part) => setForm((before) => ({ ...before, ...part }))}
          problems={problems}
          courses={options.courses}
          topics={options.topics}
          withExam
          lecturer={lecturer}
          lecturerHint={messages.lecturerHint}
        />
        <ReleaseFields
          release={form.release}
          onChange={(release) => setForm((before) => ({ ...before, release }))}
          defaultVisibility="owner"
          asked={asked}
        />
        {failure && <Alert tone="danger" title={failure} />}
        <FormActions>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {messages.publish}
          </Button>
        </FormActions>
      </Form>
    </DialogContent>
  );
}
