/** Text between two blank lines of a GIFT file. */
export interface GiftBlock {
  /** Without comments. */
  text: string;
  /** The line of the file that each of its lines was, from 1. */
  lines: number[];
  comments: string[];
}

/** Cuts a GIFT file into questions, as Moodle does: a blank line ends one, comments belong to the next. */
export function cutBlocks(file: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let rows: string[] = [];
  let lines: number[] = [];
  let comments: string[] = [];
  const end = () => {
    if (rows.length === 0) return;
    blocks.push({ text: rows.join('\n'), lines, comments });
    rows = [];
    lines = [];
    comments = [];
  };
  for (const [at, row] of file.split(/\r\n?|\n/).entries()) {
    const trimmed = row.trim();
    if (trimmed === '') end();
    else if (trimmed.startsWith('//')) comments.push(trimmed.slice(2).trim());
    else {
      rows.push(row);
      lines.push(at + 1);
      // Written without a blank line after it, too.
      if (trimmed.startsWith('$CATEGORY:')) end();
    }
  }
  end();
  return blocks;
}
