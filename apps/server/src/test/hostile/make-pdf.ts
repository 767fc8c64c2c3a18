/** A stream object with its real length, or `length`. */
export function streamObject(head: string, content: Buffer, length?: string): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${head} /Length ${length ?? content.byteLength} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

/** A PDF of the given objects, numbered from 1; the first is its catalog. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const offsets: number[] = [];
  let size = 9;
  for (const [index, object] of objects.entries()) {
    offsets.push(size);
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    size += part.byteLength;
  }
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${lines}`;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${size}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + end)]);
}

/** Beginnings of objects that never come; `salt` makes them another file. */
export function emptyObjects(bytes: number, salt = ''): Buffer {
  return Buffer.concat([Buffer.from(`%PDF-1.4\n%${salt}\n`), Buffer.alloc(bytes, '1 0 obj\n')]);
}

/** A tree of pages in which every level has the next one twice. */
export function doublingTree(levels: number): Buffer {
  const nodes = Array.from(
    { length: levels },
    (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R ${index + 3} 0 R] /Count 2 >>`,
  );
  const page = `<< /Type /Page /Parent ${levels + 1} 0 R /MediaBox [0 0 9 9] >>`;
  return pdfOf([CATALOG, ...nodes, page]);
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';

/** A PDF of one page whose parts can be made anew. */
export function pagePdf(
  parts: {
    catalog?: string;
    pages?: string;
    page?: string;
    more?: (string | Buffer)[];
    trailer?: string;
  } = {},
): Buffer {
  const { catalog = CATALOG, pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' } = parts;
  const { page = PAGE, more = [], trailer = '' } = parts;
  return pdfOf([catalog, pages, page, ...more], trailer);
}
