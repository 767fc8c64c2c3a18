'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { Form, FormActions } from '../../../components/inputs/form/index.js';
import { RadioGroup } from '../../../components/inputs/radio-group/index.js';
import { MarkdownEditor } from '../../../components/writing/markdown-editor/index.js';
import { questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { QUESTION_KINDS } from '../question-content/index.js';
import { AnswerFields } from './answer-fields.js';
import type { QuestionDraft } from './draft.js';
import type { QuestionErrors } from './editor-errors.js';
import { FactFields } from './fact-fields.js';
import type { QuestionOutcome } from './outcome-fields.js';

export interface QuestionEditorProps
  extends Omit<ComponentPropsWithRef<'form'>, 'onChange' | 'onSubmit' | 'children'> {
  /** The question as it stands; `questionDraft` makes one. */
  value: QuestionDraft;
  /** Called with the whole question at every change. */
  onChange: (value: QuestionDraft) => void;
  /** Errors by field. */
  errors?: QuestionErrors;
  /** Courses that are suggested. Keep the same array while they stay the same. */
  subjects: readonly string[];
  /** Topics to choose from. Keep the same array while they stay the same. */
  topics: readonly string[];
  /**
   * Learning outcomes of its course to choose from. Keep the same array while they stay the same.
   * @default none
   */
  outcomes?: readonly QuestionOutcome[];
  /**
   * Asks who may use it; only lecturers share questions.
   * @default true
   */
  withAudience?: boolean;
  /** Called by 'Simpan soal' and by Enter in a field of one line, once the question has a text. */
  onSave: () => void;
  /** Called by 'Simpan & buat lagi', which saves and begins the next; without it there is no such button. */
  onSaveAndNext?: () => void;
  /** Called by 'Batal'; without it there is no such button. */
  onCancel?: () => void;
  /**
   * The question is being saved: 'Simpan soal' is busy.
   * @default false
   */
  busy?: boolean;
  /** Stands at the start of the line of buttons, such as a SaveState. */
  status?: ReactNode;
  /**
   * The text of the question takes the focus when the editor appears.
   * @default false
   */
  focusOnMount?: boolean;
}

const NO_OUTCOMES: readonly QuestionOutcome[] = [];

/** Writes a question of any of the five kinds. What was typed for one kind is there when it is chosen again. */
export function QuestionEditor({
  value,
  onChange,
  errors = {},
  subjects,
  topics,
  outcomes = NO_OUTCOMES,
  withAudience = true,
  onSave,
  onSaveAndNext,
  onCancel,
  busy = false,
  status,
  focusOnMount,
  ...rest
}: QuestionEditorProps) {
  const strings = useTexts(questionsTexts);
  const isBlank = value.markdown.trim() === '';
  const part = {
    value,
    errors,
    onChange: (next: Partial<QuestionDraft>) => onChange({ ...value, ...next }),
  };
  return (
    <Form {...rest} data-component="question-editor" onSubmit={() => !busy && !isBlank && onSave()}>
      <RadioGroup
        label={strings['question.kind']}
        columns="fit"
        error={errors.kind}
        value={value.kind}
        onChange={(kind) => part.onChange({ kind })}
        options={QUESTION_KINDS.map((kind) => ({
          value: kind,
          label: strings[`question.${kind}`],
        }))}
      />
      <MarkdownEditor
        label={strings['questionEditor.text']}
        hint={strings['questionEditor.textHint']}
        required
        formulas
        error={errors.markdown}
        focusOnMount={focusOnMount}
        value={value.markdown}
        onChange={(markdown) => part.onChange({ markdown })}
      />
      <AnswerFields {...part} />
      <MarkdownEditor
        label={strings['question.explanation']}
        optional
        formulas
        size="sm"
        error={errors.explanation}
        value={value.explanation}
        onChange={(explanation) => part.onChange({ explanation })}
      />
      <FactFields
        {...part}
        subjects={subjects}
        topics={topics}
        outcomes={outcomes}
        withAudience={withAudience}
      />
      <FormActions start={status}>
        {onCancel && <Button onClick={onCancel}>{strings['questionEditor.cancel']}</Button>}
        {onSaveAndNext && (
          <Button disabled={isBlank || busy} onClick={onSaveAndNext}>
            {strings['questionEditor.saveAndNext']}
          </Button>
        )}
        {/* Without a text there is nothing to save. */}
        <Button type="submit" variant="primary" busy={busy} disabled={isBlank}>
          {strings['questionEditor.save']}
        </Button>
      </FormActions>
    </Form>
  );
}
