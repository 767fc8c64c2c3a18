import { imagesIn, type QuestionFields } from '@bank-soal/contract/questions';
import { acceptedOf } from '../accepted.js';
import { writeCategory } from '../category.js';
import { shareOf } from '../grading.js';
import { writeKnown } from '../known.js';
import { writeLabels } from '../labels.js';
import { beginningOf, toPlain } from '../text/plain.js';
import { toHtml } from '../text/to-html.js';
import type { Picture } from '../types.js';
import { cdata, escapeXml } from './escape.js';
import { KNOWN } from './names.js';

type Pictures = ReadonlyMap<string, Picture>;

const nameOf = ({ sha256, type }: Picture) => `${sha256}.${type === 'image/png' ? 'png' : 'jpg'}`;

/** The pictures that a text names, as files beside it. */
function writeFiles(markdown: string, pictures: Pictures): string {
  return imagesIn(markdown)
    .flatMap((sha256) => pictures.get(sha256) ?? [])
    .map(
      (one) =>
        `<file name="${nameOf(one)}" path="/" encoding="base64">${one.bytes.toString('base64')}</file>`,
    )
    .join('');
}

/** Content of an element with a text: HTML, its pictures beside it. */
function writeText(markdown: string, pictures: Pictures): string {
  const html = toHtml(markdown).replace(/gambar:([0-9a-f]{64})/g, (reference, sha256: string) => {
    const picture = pictures.get(sha256);
    return picture ? `@@PLUGINFILE@@/${nameOf(picture)}` : reference;
  });
  return `<text>${html === '' ? '' : cdata(html)}</text>${writeFiles(markdown, pictures)}`;
}

const answer = (fraction: number, format: string, content: string) =>
  `    <answer fraction="${fraction}" format="${format}">${content}<feedback format="html"><text></text></feedback></answer>`;

const plainText = (text: string) => `<text>${escapeXml(text)}</text>`;

function writeOptions({ options }: QuestionFields, pictures: Pictures): string[] {
  const rights = options.filter(({ right }) => right).length;
  const cost = rights === 1 ? 0 : -shareOf(Math.max(1, options.length - rights));
  return [
    `    <single>${rights === 1}</single>`,
    '    <shuffleanswers>true</shuffleanswers>',
    '    <answernumbering>abc</answernumbering>',
    ...options.map(({ markdown, right }) =>
      answer(right ? shareOf(rights) : cost, 'html', writeText(markdown, pictures)),
    ),
  ];
}

function writeEssay({ kind, answer: model }: QuestionFields, pictures: Pictures): string[] {
  return [
    `    <responseformat>${kind === 'kode' ? 'monospaced' : 'editor'}</responseformat>`,
    '    <responserequired>1</responserequired>',
    `    <responsefieldlines>${kind === 'isian' ? 5 : 15}</responsefieldlines>`,
    '    <attachments>0</attachments>',
    '    <attachmentsrequired>0</attachmentsrequired>',
    `    <graderinfo format="html">${writeText(model, pictures)}</graderinfo>`,
    '    <responsetemplate format="html"><text></text></responsetemplate>',
  ];
}

const AUTO = 'moodle_auto_format';

/** Moodle's type, and what stands in it alone. */
function typeOf(question: QuestionFields, pictures: Pictures): { type: string; lines: string[] } {
  const { kind, answer: right } = question;
  if (kind === 'pilihan') return { type: 'multichoice', lines: writeOptions(question, pictures) };
  if (kind === 'benar-salah') {
    const lines = ['true', 'false'].map((word) =>
      answer((word === 'true') === (right === 'benar') ? 100 : 0, AUTO, plainText(word)),
    );
    return { type: 'truefalse', lines };
  }
  // Moodle takes no short answer without an accepted one.
  if (kind !== 'isian' || right === '')
    return { type: 'essay', lines: writeEssay(question, pictures) };
  const { answers, tolerance } = acceptedOf(question);
  if (tolerance !== undefined) {
    const within = `<tolerance>${tolerance}</tolerance>`;
    const lines = answers.map(({ text, weight }) =>
      answer(weight, AUTO, `${plainText(text.replace(',', '.'))}${within}`),
    );
    return { type: 'numerical', lines };
  }
  const lines = answers.map(({ text, weight }) =>
    answer(weight, AUTO, plainText(text.replaceAll('*', '\\*'))),
  );
  return { type: 'shortanswer', lines: ['    <usecase>0</usecase>', ...lines] };
}

/** Explanation of a question; the note on the key of a choice has no place of its own. */
const explanationOf = ({ kind, answer: key, explanation }: QuestionFields) =>
  kind === 'pilihan' ? `${key}\n\n${explanation}`.trim() : explanation;

function writeQuestion(question: QuestionFields, pictures: Pictures): string {
  const { kind, markdown, points, answer: right } = question;
  const { type, lines } = typeOf(question, pictures);
  const isOwnKind = kind !== 'isian' || right !== '';
  const begin = `  <question type="${type}">`;
  const body = [
    `    <name>${plainText(beginningOf(toPlain(markdown)) || 'Soal')}</name>`,
    `    <questiontext format="html">${writeText(markdown, pictures)}</questiontext>`,
    `    <generalfeedback format="html">${writeText(explanationOf(question), pictures)}</generalfeedback>`,
    `    <defaultgrade>${points}</defaultgrade>`,
    '    <penalty>0</penalty>',
    '    <hidden>0</hidden>',
    ...lines,
    `    <tags>${writeLabels(question, isOwnKind)
      .map((one) => `<tag>${plainText(one)}</tag>`)
      .join('')}</tags>`,
    '    ',
  ].join('\n');
  const end = '\n  </question>';
  const known = writeKnown(question, `${begin.trimStart()}\n${body}${end}`);
  return `${begin}\n${body}<${KNOWN}>${known}</${KNOWN}>${end}`;
}

const writeCourse = (subject: string) =>
  `  <question type="category"><category>${plainText(writeCategory(subject))}</category></question>`;

/** Writes Moodle's XML, course by course in the questions' order. */
export function writeMoodle(
  questions: readonly QuestionFields[],
  images: readonly Picture[],
): string {
  const pictures = new Map(images.map((one) => [one.sha256, one]));
  let course = '';
  const written = questions.flatMap((question) => {
    const isNew = question.subject !== course;
    course = question.subject;
    return [...(isNew ? [writeCourse(course)] : []), writeQuestion(question, pictures)];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${written.join('\n')}\n</quiz>\n`;
}
