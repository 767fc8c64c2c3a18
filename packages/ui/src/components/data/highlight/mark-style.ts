/** How what was sought looks inside a text. */
export const MARK = 'ui:rounded-sm ui:bg-highlight ui:text-text';
