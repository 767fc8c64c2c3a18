import type { Collector, Files, TextFormat } from '../text/collector.js';
import { childrenOf, type Element, isMixed, saidIn } from './tree.js';

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
export function readText(
  element: Element | undefined,
  collector: Collector,
  otherwise: TextFormat = 'html',
) {
  if (element === undefined) return '';
  const format = isMixed(element)
    ? 'html'
    : (FORMATS[element.attributes.format ?? ''] ?? otherwise);
  return collector.read(saidIn(element), format, filesIn(element));
}
