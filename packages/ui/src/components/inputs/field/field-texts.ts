import type { ReactNode } from 'react';

/** Texts of every form field. */
export interface FieldTexts {
  /** Names the field; always present, even when it is not drawn. */
  label: ReactNode;
  /**
   * Keeps the label for screen readers only.
   * @default false
   */
  labelHidden?: boolean;
  /** A short help that stays while typing; part of the field's description. */
  hint?: ReactNode;
  /** Error. Marks the field as invalid and is announced when it appears. */
  error?: ReactNode;
  /**
   * Must be filled: a star, and `aria-required`. The browser's own complaint is not used.
   * @default false
   */
  required?: boolean;
  /**
   * Says '(opsional)' beside the label, for forms in which most fields are required.
   * @default false
   */
  optional?: boolean;
}

/** Props that a control inside a Field spreads on its input. */
export interface FieldControl {
  /** Target of the label. */
  id: string;
  /** Ids of the hint, the error and the 'optional' mark. */
  'aria-describedby': string | undefined;
  /** Set while there is an error. */
  'aria-invalid': true | undefined;
  /** Set when the field must be filled. */
  'aria-required': true | undefined;
}

/** Parts the props of a field from those of its control. `id` and `className` go to the field. */
export function splitFieldProps<P extends FieldTexts & { id?: string; className?: string }>({
  label,
  labelHidden,
  hint,
  error,
  required,
  optional,
  id,
  className,
  ...control
}: P) {
  return [{ label, labelHidden, hint, error, required, optional, id, className }, control] as const;
}
