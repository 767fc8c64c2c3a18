'use client';

import type { ComponentPropsWithRef } from 'react';
import { Combobox } from '../../../components/inputs/combobox/index.js';
import { DateField } from '../../../components/inputs/date-field/index.js';
import { NumberField } from '../../../components/inputs/number-field/index.js';
import { TextField } from '../../../components/inputs/text-field/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { HeadGroup } from './head-group.js';
import { LinesField } from './lines-field.js';
import type { PaperHeadErrors, PaperHeadValue } from './paper-head.js';
import { PrintFields } from './print-fields.js';

export interface PaperHeadFormProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** The head. */
  value: PaperHeadValue;
  /** Called with the whole head at every change. */
  onChange: (value: PaperHeadValue) => void;
  /** Errors by field. */
  errors?: PaperHeadErrors;
  /** Kinds of exam that are suggested. Keep the same array while they stay the same. */
  kinds?: readonly string[];
  /** Terms that are suggested. */
  terms?: readonly string[];
  /** Courses that are suggested. */
  courses?: readonly string[];
}

const NONE: readonly string[] = [];
const KINDS: readonly string[] = [
  'Ujian Tengah Semester',
  'Ujian Akhir Semester',
  'Kuis',
  'Praktikum',
];

/** The head of an exam paper and how it is printed. */
export function PaperHeadForm({
  value,
  onChange,
  errors = {},
  kinds = KINDS,
  terms = NONE,
  courses = NONE,
  className,
  ...rest
}: PaperHeadFormProps) {
  const strings = useTexts(papersTexts);
  const change = (part: Partial<PaperHeadValue>) => onChange({ ...value, ...part });
  const text = (key: 'university' | 'faculty' | 'code' | 'lecturer') => (
    <TextField
      label={strings[`paperHead.${key}`]}
      autoComplete="off"
      error={errors[key]}
      value={value[key]}
      onChange={(event) => change({ [key]: event.target.value })}
    />
  );
  const suggested = (key: 'kind' | 'term' | 'course', options: readonly string[]) => (
    <Combobox
      label={strings[`paperHead.${key}`]}
      error={errors[key]}
      options={options}
      value={value[key]}
      onChange={(next) => change({ [key]: next })}
    />
  );
  const lines = (key: 'rules' | 'identity') => (
    <LinesField
      label={strings[`paperHead.${key}`]}
      hint={strings[key === 'identity' ? 'paperHead.identityHint' : 'paperHead.lines']}
      error={errors[key]}
      value={value[key]}
      onChange={(next) => change({ [key]: next })}
    />
  );
  return (
    <div
      data-component="paper-head-form"
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:gap-6', className)}
      {...rest}
    >
      <HeadGroup title={strings['paperHead.exam']}>
        {suggested('kind', kinds)}
        {suggested('term', terms)}
        {suggested('course', courses)}
        {text('code')}
        <DateField
          label={strings['paperHead.date']}
          error={errors.date}
          value={value.date}
          onChange={(date) => change({ date })}
        />
        <NumberField
          label={strings['paperHead.minutes']}
          error={errors.minutes}
          min={1}
          value={value.minutes}
          onChange={(minutes) => change({ minutes })}
        />
        {text('lecturer')}
      </HeadGroup>
      <HeadGroup title={strings['paperHead.institution']} column="19rem">
        {text('university')}
        {text('faculty')}
      </HeadGroup>
      <HeadGroup title={strings['paperHead.candidates']} column="19rem">
        {lines('identity')}
        {lines('rules')}
      </HeadGroup>
      <PrintFields value={value} errors={errors} onChange={change} />
    </div>
  );
}
