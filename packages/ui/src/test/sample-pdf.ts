/**
 * Writes a small PDF of A4 pages, each with a heading and lines of text in a standard font.
 *
 * @param pages how many pages
 */
export function samplePdf(pages: number): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (id) >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (let page = 1; page <= pages; page += 1) {
    const content = pageContent(page);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length + 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
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
