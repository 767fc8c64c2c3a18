'use client';

import { useRef } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { Select } from '../../../components/inputs/select/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

/** Kinds of exam that a set can be from. */
export const EXAM_KINDS = ['UTS', 'UAS', 'Kuis', 'Latihan', 'Praktikum', 'Lainnya'] as const;

/** Terms that a set can be from. */
export const TERMS = ['Gasal', 'Genap', 'Pendek'] as const;

/** Which exam a set was: its kind and its term. */
export interface ExamFacts {
  /** `null`: none is said. */
  examKind: (typeof EXAM_KINDS)[number] | null;
  /** `null`: none is said. */
  term: (typeof TERMS)[number] | null;
}

export interface ExamChoiceProps {
  /** The chosen value. */
  value: ExamFacts;
  /** Called with both, of which one has changed, or both by 'Pakai'. */
  onChange: (value: ExamFacts) => void;
  /** Guess from the title. Offered while something else is chosen, never applied by itself. */
  suggestion?: ExamFacts;
}

/** The kind of exam and the term, with a suggestion that must be confirmed. */
export function ExamChoice({ value, onChange, suggestion }: ExamChoiceProps) {
  const strings = useTexts(moreTexts);
  const kind = useRef<HTMLSelectElement>(null);
  const word = strings['exam.word'];
  const offered: ExamFacts = {
    examKind: suggestion?.examKind ?? value.examKind,
    term: suggestion?.term ?? value.term,
  };
  const news = offered.examKind !== value.examKind || offered.term !== value.term;
  const options = (words: readonly string[]) =>
    words.map((one) => ({ value: one, label: word(one) }));
  return (
    <div data-component="exam-choice" className="ui:flex ui:min-w-0 ui:flex-col ui:gap-3">
      <div className="ui:grid ui:columns-fit ui:items-start ui:gap-6 ui:[--column:9.25rem]">
        <Select
          ref={kind}
          label={strings['exam.kind']}
          optional
          placeholder={strings['exam.none']}
          options={options(EXAM_KINDS)}
          value={value.examKind ?? ''}
          onChange={(event) =>
            onChange({ ...value, examKind: known(EXAM_KINDS, event.target.value) })
          }
        />
        <Select
          label={strings['exam.term']}
          optional
          placeholder={strings['exam.none']}
          options={options(TERMS)}
          value={value.term ?? ''}
          onChange={(event) => onChange({ ...value, term: known(TERMS, event.target.value) })}
        />
      </div>
      {/* Always there: a region that comes with its text is not read out. */}
      <div aria-live="polite" className="ui:text-sm ui:text-text-muted ui:empty:hidden">
        {news && (
          <p className="ui:flex ui:flex-wrap ui:items-center ui:gap-2">
            {strings['exam.suggestion'](
              [suggestion?.examKind, suggestion?.term]
                .flatMap((one) => (one ? [word(one)] : []))
                .join(', '),
            )}
            <Button
              size="sm"
              onClick={() => {
                // The button goes with what it did; the keyboard goes on where it shows.
                kind.current?.focus();
                onChange(offered);
              }}
            >
              {strings['exam.take']}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

function known<Word extends string>(words: readonly Word[], text: string): Word | null {
  return words.find((word) => word === text) ?? null;
}
