'use client';

import { MultiCombobox, type MultiComboboxProps } from '@bank-soal/ui/multi-combobox';
import { useMemo } from 'react';

export interface WordFieldProps extends Omit<MultiComboboxProps, 'options'> {
  /** Words of the wire. */
  options: readonly string[];
  /** Word that people read for one of the wire. */
  word: (one: string) => string;
}

/** A field of words that people read in their language, while the address keeps those of the wire. */
export function WordField({ word, options, ...rest }: WordFieldProps) {
  const labelled = useMemo(
    () => options.map((value) => ({ value, label: word(value) })),
    [options, word],
  );
  return <MultiCombobox {...rest} options={labelled} />;
}
