'use client';

import { DESCRIPTION_MAX, QUESTION_COUNT_MAX, YEAR_MIN } from '@bank-soal/contract/common';
import { SET_SENTENCES } from '@bank-soal/contract/sentences';
import { LEVELS, type QuestionSetProblems, suggestExam } from '@bank-soal/contract/sets';
import { Combobox } from '@bank-soal/ui/combobox';
import { Grid } from '@bank-soal/ui/grid';
import { basicTexts } from '@bank-soal/ui/lib/indonesian';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { MultiCombobox } from '@bank-soal/ui/multi-combobox';
import { NumberField } from '@bank-soal/ui/number-field';
import { Select } from '@bank-soal/ui/select';
import { ExamChoice } from '@bank-soal/ui/sets';
import { TextArea } from '@bank-soal/ui/text-area';
import { TextField } from '@bank-soal/ui/text-field';
import { uploadTexts } from '../../indonesian/upload.js';
import { useWording } from '../../texts/use-wording.js';
import type { SetForm } from './set-form.js';

export interface SetFieldsProps {
  form: SetForm;
  onChange: (part: Partial<SetForm>) => void;
  /** Stands under the title in place of an example. */
  titleHint?: string | undefined;
  problems: QuestionSetProblems | undefined;
  /** Known courses and topics; empty until they are loaded. */
  courses: readonly string[];
  topics: readonly string[];
  /**
   * Asks for kind and term of the exam; not of servers that know neither.
   * @default false
   */
  withExam?: boolean;
  /** Whom the set is by; shown, never typed. */
  lecturer: string;
  /**
   * @default 'Diisi dari akun Anda.'
   */
  lecturerHint?: string;
}

const NONE: QuestionSetProblems = {};

/** Problems field by field. One sentence covers all three that are required; beside a field its own is shorter. */
function useProblems(
  problems: QuestionSetProblems,
): Partial<Record<keyof QuestionSetProblems, string>> {
  const { fields } = useTexts(uploadTexts);
  const inWords = useWording(SET_SENTENCES);
  const missing: Partial<Record<string, string>> = {
    title: fields.titleMissing,
    subject: fields.subjectMissing,
    level: fields.levelMissing,
  };
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => {
      const own = problem.what === 'set-fields' ? missing[field] : undefined;
      return [field, own ?? inWords(problem)];
    }),
  );
}

/** 'Informasi Soal': what a set says about itself. */
export function SetFields({
  form,
  onChange,
  titleHint,
  problems = NONE,
  courses,
  topics,
  withExam = false,
  lecturer,
  lecturerHint,
}: SetFieldsProps) {
  const { fields } = useTexts(uploadTexts);
  const nameLevel = useTexts(basicTexts)['level.word'];
  const wrong = useProblems(problems);
  return (
    <>
      <TextField
        name="title"
        label={fields.title}
        hint={titleHint ?? fields.titleHint}
        error={wrong.title}
        required
        autoComplete="off"
        value={form.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <Grid gap="lg" stretch>
        <Combobox
          label={fields.subject}
          hint={fields.subjectHint}
          error={wrong.subject}
          required
          options={courses}
          value={form.subject}
          onChange={(subject) => onChange({ subject })}
        />
        <MultiCombobox
          label={fields.topics}
          placeholder={fields.topicsPlaceholder}
          error={wrong.topics}
          options={topics}
          value={form.topics}
          onChange={(chosen) => onChange({ topics: chosen })}
        />
      </Grid>
      <Grid gap="lg" min="sm" stretch>
        <Select
          name="level"
          label={fields.level}
          placeholder={fields.levelPlaceholder}
          error={wrong.level}
          required
          options={LEVELS.map((level) => ({ value: level, label: nameLevel(level) }))}
          value={form.level}
          onChange={(event) => onChange({ level: event.target.value })}
        />
        <NumberField
          name="year"
          label={fields.year}
          error={wrong.year}
          min={YEAR_MIN}
          value={form.year}
          onChange={(year) => onChange({ year })}
        />
        <NumberField
          name="questionCount"
          label={fields.questionCount}
          hint={fields.questionCountHint}
          error={wrong.questionCount}
          optional
          min={1}
          max={QUESTION_COUNT_MAX}
          value={form.questionCount}
          onChange={(questionCount) => onChange({ questionCount })}
        />
      </Grid>
      {withExam && (
        <ExamChoice
          value={form}
          onChange={({ examKind, term }) => onChange({ examKind, term })}
          suggestion={suggestExam(form.title)}
        />
      )}
      <TextField
        name="lecturer"
        label={fields.lecturer}
        hint={lecturerHint ?? fields.lecturerHint}
        error={wrong.lecturer}
        readOnly
        value={lecturer}
      />
      <TextArea
        name="description"
        label={fields.description}
        error={wrong.description}
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
