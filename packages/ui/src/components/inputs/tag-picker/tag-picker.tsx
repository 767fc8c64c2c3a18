'use client';

import { ChoiceField, type ChoiceFieldProps } from '../../../lib/internal/choice-field/index.js';

const rules = { closeOnChoose: true, openOnFocus: true, hideChosen: true };

export type TagPickerProps = ChoiceFieldProps;

/** Tags, each once. Suggestions open at focus and close at choosing; the chips stand below. */
export function TagPicker(props: TagPickerProps) {
  return <ChoiceField component="tag-picker" chips="below" rules={rules} {...props} />;
}
