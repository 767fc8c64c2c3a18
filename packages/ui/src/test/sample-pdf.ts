/** A line of a sample's table of contents; the page from 1. */
export type SampleBookmark = readonly [title: string, page: number];

/**
 * Writes a small PDF of A4 pages, each with a heading and lines of text in a standard font.
 *
 * @param pages how many pages, or what each of them draws, in a font that is called F1 and has a ligature
 *   `fi` at `\001`
 * @param outline its table of contents
 */
export function samplePdf(
  pages: number | readonly string[],
  outline: readonly SampleBookmark[] = [],
): Uint8Array<ArrayBuffer> {
  const contents =
    typeof pages === 'number'
      ? Array.from({ length: pages }, (_, index) => pageContent(index + 1))
      : pages;
  const pageObject = (page: number) => `${2 + 2 * page} 0 R`;
  const kids = contents.map((_, index) => pageObject(index + 1)).join(' ');
  const outlineAt = 4 + 2 * contents.length;
  const outlines = outline.length > 0 ? ` /Outlines ${outlineAt} 0 R` : '';
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (id)${outlines} >>`,
    `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [1 /fi] >> >>',
  ];
  for (const content of contents) {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length + 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  if (outline.length > 0) {
    const [first, last] = [outlineAt + 1, outlineAt + outline.length];
    objects.push(`<< /First ${first} 0 R /Last ${last} 0 R /Count ${outline.length} >>`);
    outline.forEach(([title, page], index) => {
      const next = first + index < last ? ` /Next ${first + index + 1} 0 R` : '';
      objects.push(
        `<< /Title (${title}) /Parent ${outlineAt} 0 R /Dest [${pageObject(page)} /Fit]${next} >>`,
      );
    });
  }

  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.lastIndexOf('xref')}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

function pageContent(page: number): string {
  const lines = Array.from(
    { length: 12 },
    (_, index) => `(${index + 1}. Jelaskan langkah ke-${index + 1} pada halaman ${page}.) Tj T*`,
  );
  return [
    'BT /F1 20 Tf 72 760 Td',
    `(Ujian Struktur Data, halaman ${page}) Tj ET`,
    'BT /F1 12 Tf 18 TL 72 720 Td',
    ...lines,
    'ET',
  ].join('\n');
}
