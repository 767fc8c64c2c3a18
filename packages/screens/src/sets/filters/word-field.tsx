'use client';

import { MultiCombobox, type MultiComboboxProps } from '@bank-soal/ui/multi-combobox';
import { useMemo } from 'react';

/** Props of {@link WordField}. */
export interface WordFieldProps extends MultiComboboxProps {
  /** What people read for a word of the wire. */
  word: (one: string) => string;
}

/** A field of words that people read in their language, while the address keeps those of the wire. */
export function WordField({ word, options, value, onChange, counts, ...rest }: WordFieldProps) {
  const wires = useMemo(
    () => new Map([...options, ...value].map((one) => [word(one), one])),
    [options, value, word],
  );
  const words = useMemo(() => options.map(word), [options, word]);
  const numbers = useMemo(
    () => counts && new Map([...counts].map(([one, count]) => [word(one), count])),
    [counts, word],
  );
  return (
    <MultiCombobox
      {...rest}
      counts={numbers}
      options={words}
      value={value.map(word)}
      onChange={(chosen) => onChange(chosen.map((one) => wires.get(one) ?? one))}
    />
  );
}
