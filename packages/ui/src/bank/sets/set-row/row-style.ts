/** The frame of a row. Rows far from the window are not laid out. */
export const ROW_FRAME =
  'ui:group ui:@container ui:relative ui:min-w-0 ui:transition-colors ui:hover:bg-surface-hover ui:break-inside-avoid ui:[contain-intrinsic-block-size:auto_4.5rem] ui:[content-visibility:var(--laid-out,auto)]';

/** Parts in the frame; `utilities.css` places them by the row's own width. */
export const ROW = 'ui:set-row ui:min-w-0 ui:flex-1 ui:text-sm ui:text-text-muted';

/** The places of a row. */
export const AREA = {
  title: { gridArea: 'title' },
  text: { gridArea: 'text' },
  facts: { gridArea: 'facts' },
  level: { gridArea: 'level' },
  lecturer: { gridArea: 'lecturer' },
  numbers: { gridArea: 'numbers' },
  count: { gridArea: 'count' },
  date: { gridArea: 'date' },
  downloads: { gridArea: 'downloads' },
  go: { gridArea: 'go' },
  // For what has nothing below, or above it: in the middle of the row.
  titleAlone: { gridArea: '1 / 1 / 3 / 2' },
  numbersAlone: { gridArea: '1 / 3 / 3 / 4' },
} as const;
