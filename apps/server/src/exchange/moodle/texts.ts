import type { Collector, Files, TextFormat } from '../text/collector.js';
import { childOf, childrenOf, type Element, isMixed, saidIn, wholeIn } from './tree.js';

/** Moodle's words for how a text is written; HTML where it says nothing. */
const FORMATS: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'auto',
};

/** A picture's letters are base64, with or without a section around them. */
const decode = (text: string) =>
  Buffer.from(text.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, ''), 'base64');

/** The files that stand in an element, by the names that its text calls them. */
export function filesIn(element: Element | undefined): Files {
  const files = new Map<string, () => Buffer>();
  for (const { attributes, text } of childrenOf(element, 'file')) {
    const { name = '', path = '/', encoding = 'base64' } = attributes;
    const bytes = () => (encoding === 'base64' ? decode(text) : Buffer.alloc(0));
    files.set(`${path.replace(/^\//, '')}${name}`, bytes);
  }
  return files;
}

/** Reads a text of Moodle, with the files that stand beside it. */
export function readText(element: Element | undefined, collector: Collector): string {
  return element === undefined ? '' : readWritten(element, wholeIn(element), collector);
}

/** Reads a text as an element's own is written, with the files that stand beside that. */
export function readWritten(
  element: Element | undefined,
  text: string,
  collector: Collector,
): string {
  const format = isMixed(element) ? 'html' : (FORMATS[element?.attributes.format ?? ''] ?? 'html');
  return collector.read(text, format, filesIn(element));
}

/** The picture that Moodle 1.9 has beside the question's text, as a paragraph of its own. */
export function readOldPicture(question: Element, collector: Collector): string {
  const name = saidIn(childOf(question, 'image'));
  const letters = childOf(question, 'image_base64');
  if (name === '' && (letters === undefined || saidIn(letters) === '')) return '';
  const file = name || 'gambar';
  const files = new Map(letters ? [[file, () => decode(saidIn(letters))]] : []);
  const url = /^https?:/i.test(name) ? name : `@@PLUGINFILE@@/${encodeURIComponent(file)}`;
  const html = `<img src="${url.replaceAll('"', '%22')}">`;
  return `\n\n${collector.read(html, 'html', files)}`;
}

/** The question's text, with its picture. */
export const readAsked = (question: Element, collector: Collector): string =>
  `${readText(childOf(question, 'questiontext'), collector)}${readOldPicture(question, collector)}`;
