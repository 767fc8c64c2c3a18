/**
 * For stories of a table behind an open dialog: the page is hidden from readers then, and with it
 * the label of the box in the table's head.
 */
export const behindDialog = {
  a11y: { options: { rules: { 'empty-table-header': { enabled: false } } } },
};
