'use client';

import { LEVELS } from '@bank-soal/contract/levels';
import { DESCRIPTION_MAX, QUESTION_COUNT_MAX, YEAR_MIN } from '@bank-soal/contract/limits';
import { type QuestionSetProblems, SET_SENTENCES } from '@bank-soal/contract/rules-question-set';
import { Combobox } from '@bank-soal/ui/combobox';
import { Grid } from '@bank-soal/ui/grid';
import { NumberField } from '@bank-soal/ui/number-field';
import { Select } from '@bank-soal/ui/select';
import { TagPicker } from '@bank-soal/ui/tag-picker';
import { TextArea } from '@bank-soal/ui/text-area';
import { TextField } from '@bank-soal/ui/text-field';
import { uploadMessages } from '../messages/upload.js';
import type { SetForm } from './set-form.js';

/** Props of {@link SetFields}. */
export interface SetFieldsProps {
  form: SetForm;
  onChange: (part: Partial<SetForm>) => void;
  /** Sentences by field. */
  problems: QuestionSetProblems | undefined;
  /** Known courses and topics; empty until they are loaded. */
  courses: readonly string[];
  topics: readonly string[];
  /** Whom the set is by; shown, never typed (§6). */
  lecturer: string;
  lecturerHint?: string;
}

const { fields } = uploadMessages;

const LEVEL_OPTIONS = LEVELS.map((level) => ({ value: level, label: level }));

/** One sentence covers all three on top of the form; beside a field its own is shorter. */
function beside(problem: string | undefined, missing: string): string | undefined {
  return problem === SET_SENTENCES.REQUIRED ? missing : problem;
}

/** 'Informasi Soal' (§2): what a set says about itself. */
export function SetFields({
  form,
  onChange,
  problems = {},
  courses,
  topics,
  lecturer,
  lecturerHint = fields.lecturerHint,
}: SetFieldsProps) {
  return (
    <>
      <TextField
        name="title"
        label={fields.title}
        hint={fields.titleHint}
        error={beside(problems.title, fields.titleMissing)}
        required
        autoComplete="off"
        value={form.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <Grid gap="lg" stretch>
        <Combobox
          label={fields.subject}
          hint={fields.subjectHint}
          error={beside(problems.subject, fields.subjectMissing)}
          required
          options={courses}
          value={form.subject}
          onChange={(subject) => onChange({ subject })}
        />
        <TagPicker
          label={fields.topics}
          placeholder={fields.topicsPlaceholder}
          error={problems.topics}
          options={topics}
          value={form.topics}
          onChange={(chosen) => onChange({ topics: chosen })}
        />
      </Grid>
      <Grid gap="lg" min="sm" stretch>
        <Select
          name="difficulty"
          label={fields.difficulty}
          placeholder={fields.difficultyPlaceholder}
          error={beside(problems.difficulty, fields.difficultyMissing)}
          required
          options={LEVEL_OPTIONS}
          value={form.difficulty}
          onChange={(event) => onChange({ difficulty: event.target.value })}
        />
        <NumberField
          name="year"
          label={fields.year}
          error={problems.year}
          min={YEAR_MIN}
          value={form.year}
          onChange={(year) => onChange({ year })}
        />
        <NumberField
          name="questionCount"
          label={fields.questionCount}
          hint={fields.questionCountHint}
          error={problems.questionCount}
          optional
          min={1}
          max={QUESTION_COUNT_MAX}
          value={form.questionCount}
          onChange={(questionCount) => onChange({ questionCount })}
        />
      </Grid>
      <TextField
        name="lecturer"
        label={fields.lecturer}
        hint={lecturerHint}
        error={problems.lecturer}
        readOnly
        value={lecturer}
      />
      <TextArea
        name="description"
        label={fields.description}
        error={problems.description}
        optional
        autoGrow
        rows={4}
        limit={DESCRIPTION_MAX}
        value={form.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </>
  );
}
