/** The frame of a row. Rows far from the window are not laid out. */
export const ROW_FRAME =
  'ui:group ui:@container ui:relative ui:min-w-0 ui:transition-colors ui:duration-fast ui:hover:bg-surface-hover ui:break-inside-avoid ui:[contain-intrinsic-block-size:auto_4.375rem] ui:[content-visibility:auto]';

/**
 * What stands where: the facts below the text in a narrow row, beside it from 36 rem on, in columns of
 * their own from 60 rem on.
 */
export const ROW = [
  'ui:grid ui:items-center ui:gap-x-4 ui:gap-y-0.5 ui:px-4 ui:py-3 ui:text-sm ui:text-text-muted',
  'ui:grid-cols-[minmax(0,1fr)_1.5rem]',
  "ui:[grid-template-areas:'title_go'_'text_go'_'facts_go']",
  'ui:@xl:grid-cols-[minmax(0,1.6fr)_7rem_minmax(11rem,0.8fr)_1.5rem]',
  "ui:@xl:[grid-template-areas:'title_level_lecturer_go'_'text_level_numbers_go']",
  'ui:@min-[60rem]:grid-cols-[minmax(0,1fr)_7rem_15rem_8rem_1.5rem] ui:@min-[60rem]:gap-x-6',
  "ui:@min-[60rem]:[grid-template-areas:'title_level_lecturer_date_go'_'text_level_count_downloads_go']",
].join(' ');

/** For what has nothing above or below it: in the middle of the row. */
export const BOTH_LINES = 'ui:@xl:[grid-row:1/3]';
