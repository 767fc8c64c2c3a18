import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { ACCENT, NUMBERING, PAGE, SOFT, STYLES } from './look.js';
import { centred } from './parts.js';
import { choices, coding, essays, forTheAuthor, identity, instructions } from './sections.js';

export interface Programme {
  name: string;
  faculty: string;
}

function head({ name, faculty }: Programme): Paragraph[] {
  return [
    centred((faculty || name).toUpperCase(), { size: 26, bold: true, color: ACCENT }),
    centred(faculty ? name : '', { size: 20, color: SOFT }),
    new Paragraph({
      border: { bottom: { style: BorderStyle.SINGLE, size: 12, color: ACCENT, space: 4 } },
      spacing: { after: 120 },
    }),
    new Paragraph({ text: 'Lembar Soal Ujian', heading: HeadingLevel.TITLE }),
    centred('[Judul paket soal]', { size: 24, bold: true }),
    new Paragraph({ spacing: { after: 40 } }),
  ];
}

function footer(): Footer {
  const pages = ['Halaman ', PageNumber.CURRENT, ' dari ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: pages, size: 18, color: SOFT })],
      }),
    ],
  });
}

/** The document that lecturers fill in: heading, identity, instructions, questions. */
export function makeQuestionTemplate(programme: Programme): Promise<Buffer> {
  const document = new Document({
    title: 'Template Soal',
    creator: programme.name,
    description: 'Template soal ujian untuk diisi dosen',
    styles: STYLES,
    numbering: NUMBERING,
    sections: [
      {
        properties: { page: PAGE },
        footers: { default: footer() },
        children: [
          ...head(programme),
          ...identity(),
          ...instructions(),
          ...choices(),
          ...essays(),
          ...coding(),
          ...forTheAuthor(),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
