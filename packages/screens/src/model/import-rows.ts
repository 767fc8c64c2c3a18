/** Rows of an import: one plain value a field. */
export type ImportRows = readonly Readonly<Record<string, string>>[];
