'use client';

import { ChoiceField, type ChoiceFieldProps } from '../../../lib/internal/choice-field/index.js';

const rules = { closeOnChoose: false, openOnFocus: false, hideChosen: false };

/** Props of {@link MultiCombobox}. */
export interface MultiComboboxProps extends ChoiceFieldProps {
  /**
   * Shows what is chosen as chips in the field. Without them it shows their number, for a place
   * that shows the chips elsewhere.
   * @default true
   */
  chips?: boolean;
}

/** Any number of many options, found by typing. Thousands stay quick. */
export function MultiCombobox({ chips = true, ...rest }: MultiComboboxProps) {
  return (
    <ChoiceField
      component="multi-combobox"
      chips={chips ? 'inside' : 'none'}
      rules={rules}
      {...rest}
    />
  );
}
