import { Button } from '@bank-soal/ui/button';
import { Combobox } from '@bank-soal/ui/combobox';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { Form } from '@bank-soal/ui/form';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { OutcomeFields, type OutcomeFieldsProps } from '@bank-soal/ui/questions';
import { Text } from '@bank-soal/ui/text';
import { useId } from 'react';
import { questionsTexts } from '../indonesian/questions.js';
import type { BankQuestion } from '../model/questions/bank-question.js';

/** The dialog that gives many questions outcomes and a level. */
export interface Marking {
  /** Own questions among the chosen ones; absent while the dialog is closed. */
  questions: readonly BankQuestion[] | undefined;
  /** The course whose outcomes are offered. */
  course: string;
  onCourseChange: (course: string) => void;
  outcomes: OutcomeFieldsProps['outcomes'];
  value: OutcomeFieldsProps['value'];
  onChange: OutcomeFieldsProps['onChange'];
  busy: boolean;
  onClose: () => void;
  onSubmit: () => void;
}

/** Gives many questions outcomes and a level at once. */
export function MarkDialog({
  marking: { questions, course, onCourseChange, outcomes, value, onChange, busy, ...on },
  courses,
}: {
  marking: Marking;
  courses: readonly string[];
}) {
  const messages = useTexts(questionsTexts);
  const id = useId();
  if (!questions) return null;
  const isNothing = value.outcomeIds.length === 0 && value.cognitive === null;
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && on.onClose()}>
      <DialogContent
        title={messages.markTitle}
        footer={
          <>
            <Button disabled={busy} onClick={on.onClose}>
              {messages.cancel}
            </Button>
            <Button
              type="submit"
              form={id}
              variant="primary"
              busy={busy}
              disabled={isNothing || questions.length === 0}
            >
              {messages.markSave}
            </Button>
          </>
        }
      >
        <Form id={id} aria-label={messages.markTitle} onSubmit={on.onSubmit}>
          <Text>
            {questions.length === 0 ? messages.markNone : messages.markText(questions.length)}
          </Text>
          <Combobox
            label={messages.markCourse}
            options={courses}
            value={course}
            onChange={onCourseChange}
          />
          <OutcomeFields value={value} onChange={onChange} outcomes={outcomes} />
        </Form>
      </DialogContent>
    </Dialog>
  );
}
