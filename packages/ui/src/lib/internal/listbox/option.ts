/** Something to choose that is more than its text. */
export interface ChoiceOption {
  /** Value that is chosen and sent; unique. */
  value: string;
  /** Visible text, which is searched too. */
  label: string;
  /** Heads the options that follow each other with the same one. */
  group?: string;
  /** A short help under the label. */
  description?: string;
  /**
   * It is shown, and cannot be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** A text stands for itself. */
export type Choice = string | ChoiceOption;

export const valueOf = (choice: Choice) => (typeof choice === 'string' ? choice : choice.value);
export const labelOf = (choice: Choice) => (typeof choice === 'string' ? choice : choice.label);
export const groupOf = (choice?: Choice) => (typeof choice === 'object' ? choice.group : undefined);
export const isFixed = (choice: Choice) => typeof choice === 'object' && choice.disabled === true;
