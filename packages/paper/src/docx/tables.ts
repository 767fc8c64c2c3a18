import {
  type IParagraphOptions,
  type ITableCellOptions,
  type ITableOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
} from 'docx';

/** Content of a section of a document. */
export type DocxBlock = Paragraph | Table;

/** How a table of one look is drawn; a row or a column is told by its index, the head is row 0. */
export interface TableLook {
  table: Omit<ITableOptions, 'rows'>;
  repeatsHead: boolean;
  cell: (row: number, column: number) => Omit<ITableCellOptions, 'children'>;
  paragraph?: (row: number, column: number) => IParagraphOptions;
}

/** A table of cells with one paragraph each; rows stay whole. */
export function drawTable(
  cells: readonly (readonly (readonly ParagraphChild[])[])[],
  { table, repeatsHead, cell, paragraph = () => ({}) }: TableLook,
): Table {
  return new Table({
    ...table,
    rows: cells.map(
      (row, index) =>
        new TableRow({
          cantSplit: true,
          ...(repeatsHead && { tableHeader: index === 0 }),
          children: row.map(
            (children, column) =>
              new TableCell({
                ...cell(index, column),
                children: [new Paragraph({ ...paragraph(index, column), children })],
              }),
          ),
        }),
    ),
  });
}
