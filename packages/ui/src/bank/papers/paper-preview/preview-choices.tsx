'use client';

import { SegmentedToggle } from '../../../components/inputs/segmented-toggle/index.js';
import { Select } from '../../../components/inputs/select/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { variantLetters } from '../paper-head-form/index.js';

/** The previewed part of a paper. */
export interface PreviewChoice {
  /** The question paper, or its key. */
  part: 'soal' | 'kunci';
  /** Letter of the variant, from A. */
  variant: string;
}

/** 'Soal | Kunci', and the variant where there are several. */
export function PreviewChoices({
  choice,
  variants,
  onChange,
}: {
  choice: PreviewChoice;
  variants: number;
  onChange: (choice: PreviewChoice) => void;
}) {
  const strings = useTexts(papersTexts);
  return (
    <>
      <SegmentedToggle
        label={strings['paperPreview.part']}
        value={choice.part}
        onChange={(part) => onChange({ ...choice, part })}
        options={(['soal', 'kunci'] as const).map((part) => ({
          value: part,
          label: strings[`paperPreview.${part}`],
        }))}
      />
      {variants > 1 && (
        <Select
          label={strings['paperPreview.variant']}
          labelHidden
          options={variantLetters(variants).map((letter) => ({
            value: letter,
            label: strings['paperPreview.variantOf'](letter),
          }))}
          value={choice.variant}
          onChange={(event) => onChange({ ...choice, variant: event.target.value })}
        />
      )}
    </>
  );
}
