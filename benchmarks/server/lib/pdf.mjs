import { randomBytes } from 'node:crypto';

/** A sound PDF with pages of text and, if wanted, one picture of random bytes; never twice the same. */
export function makePdf(pages, pictureBytes = 0) {
  const parts = [];
  const offsets = [];
  let size = 0;
  const add = (part) => {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(part, 'latin1');
    parts.push(bytes);
    size += bytes.byteLength;
  };
  const object = (head, stream) => {
    offsets.push(size);
    add(`${offsets.length} 0 obj\n`);
    if (stream === undefined) add(`${head}\nendobj\n`);
    else {
      add(`<< ${head} /Length ${stream.byteLength} >>\nstream\n`);
      add(stream);
      add('\nendstream\nendobj\n');
    }
  };
  const kids = Array.from({ length: pages }, (_, index) => `${5 + index * 2} 0 R`).join(' ');
  add('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`);
  object('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const width = Math.max(1, Math.floor(pictureBytes / 1000));
  const picture = pictureBytes > 0 ? randomBytes(width * 1000) : randomBytes(1000);
  object(
    `/Type /XObject /Subtype /Image /Width ${pictureBytes > 0 ? width : 1} /Height 1000 /ColorSpace /DeviceGray /BitsPerComponent 8`,
    picture,
  );
  for (let page = 0; page < pages; page += 1) {
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${6 + page * 2} 0 R /Resources << /Font << /F 3 0 R >> /XObject << /P 4 0 R >> >> >>`,
    );
    const lines = Array.from(
      { length: 40 },
      (_, line) => `(Soal ${page}-${line}: jelaskan.) Tj T*`,
    );
    object('', Buffer.from(`BT /F 11 Tf 60 780 Td 16 TL ${lines.join(' ')} ET`));
  }
  const start = size;
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) add(`${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}
