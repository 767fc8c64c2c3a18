import { QUESTION_TEXTS } from '@bank-soal/contract/questions';
import { pictureOf } from '../picture.js';
import { Barred, note, type Picture, type Problem } from '../types.js';
import { type Beside, fromHtml } from './from-html.js';
import { type Image, type Inline, picturesIn } from './markdown.js';
import { fromPlain, toPlain } from './plain.js';
import { inOneLanguage } from './tidy.js';

/** How a text is written. */
export type TextFormat = 'html' | 'markdown' | 'plain' | 'auto';

/** Files of a text, by the name that it calls them. */
export type Files = ReadonlyMap<string, () => Buffer>;

/** Longer ones are no texts of a question, however much of them is looks. */
const TEXT_MAX = 200_000;

const NO_FILES: Files = new Map();
const BESIDE = /^@@PLUGINFILE@@\//;
/** A picture of the bank, by its content. */
const OWN = /^gambar:[0-9a-f]{64}$/;
/** A picture within a text, in millions of letters. */
const EMBEDDED = /data:image\/[a-z.+-]+;base64,([\w+/=%-]+)/gi;
/** Most texts are one paragraph without anything in it. */
const PARAGRAPH = /^\s*<p(?:\s[^<>]*)?>([^<&]*)<\/p>\s*$/i;

/** Moodle's guess of HTML where the format is not given; `List<int>` is none. */
const LIKE_HTML =
  /<\/?(?:p|br|b|i|u|em|strong|code|pre|img|a|sub|sup|ul|ol|li|table|tr|td|th|div|span|h[1-6]|font|hr|tt)\b[^<>]*>|&(?:[a-z]+|#\d+);/i;

/** A formula as the editor WIRIS writes it, in texts of any kind. */
const WIRIS = /«math[^]*«\/math»/;

/** Formulas and languages that Moodle's filters look for, in plain texts too. */
const FILTERED = /«math|\{mlang\s|<span[^<>]*multilang|<math[\s>]/;

/** A name as it stands in an address. */
export function nameIn(url: string): string {
  const name = url.replace(BESIDE, '').replace(/\?.*$/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Takes pictures out of a text that stand within it, and puts them beside it. */
function liftPictures(written: string, beside: Files): { text: string; files: Files } {
  if (!/;base64,/i.test(written)) return { text: written, files: beside };
  const files = new Map(beside);
  const text = written.replace(EMBEDDED, (_, letters: string) => {
    const name = `data-${files.size + 1}`;
    files.set(name, () => Buffer.from(letters, 'base64'));
    return `@@PLUGINFILE@@/${name}`;
  });
  return { text, files };
}

/** Makes Markdown of one question's texts; gathers its pictures, and what is lost on the way. */
export function createCollector() {
  const problems: Problem[] = [];
  const images = new Map<string, Picture>();

  function lose(what: 'missing' | 'kind' | 'size' | 'remote', name: string): void {
    const known = problems.some(({ failure }) => 'name' in failure && failure.name === name);
    if (!known) problems.push(note({ code: 'picture-lost', what, name }));
  }

  /** The bank's reference of a picture; nothing where it cannot be stored. */
  function referenceOf(url: string, files: Files): string | undefined {
    const name = nameIn(url);
    const bytes = files.get(name)?.();
    const picture = bytes === undefined ? 'missing' : pictureOf(bytes);
    if (typeof picture === 'string') {
      lose(picture, name);
      return undefined;
    }
    images.set(picture.sha256, picture);
    return `gambar:${picture.sha256}`;
  }

  function languages(): void {
    if (!problems.some(({ failure }) => failure.code === 'languages-lost')) {
      problems.push(note({ code: 'languages-lost' }));
    }
  }

  function depict(picture: Image, files: Files): Inline[] {
    const { url, alt } = picture;
    if (OWN.test(url)) return [picture];
    if (BESIDE.test(url)) {
      const reference = referenceOf(url, files);
      if (reference !== undefined) return [{ type: 'image', url: reference, alt: alt ?? '' }];
      return [{ type: 'text', value: `(${alt || nameIn(url)})` }];
    }
    lose('remote', url.slice(0, 200));
    const children: Inline[] = [{ type: 'text', value: alt || url }];
    return /^https?:/i.test(url) ? [{ type: 'link', url, children }] : children;
  }

  const besideOf = (files: Files): Beside => ({
    depict: (picture) => depict(picture, files),
    unlink: (url) => {
      if (BESIDE.test(url)) problems.push(note({ code: 'attachment-lost', name: nameIn(url) }));
    },
    file: (url) =>
      problems.push(note({ code: 'attachment-lost', name: nameIn(url).slice(0, 200) })),
    drawing: (name) => lose('kind', name),
    formula: (words) => problems.push(note({ code: 'formula-lost', name: words.slice(0, 200) })),
    languages,
  });

  /** Markdown stays as it is written, but for its pictures. */
  function fromMarkdown(text: string, files: Files): string {
    if (!text.includes('![')) return text;
    const named = text.replace(
      /@@PLUGINFILE@@\/([^\s)"'<>]+)/g,
      (url) => referenceOf(url, files) ?? url,
    );
    let kept = named;
    for (const { url, offset } of picturesIn(named).toReversed()) {
      if (OWN.test(url)) continue;
      if (!BESIDE.test(url)) lose('remote', url.slice(0, 200));
      // Without its exclamation mark a picture is a link.
      kept = kept.slice(0, offset) + kept.slice(offset + 1);
    }
    return kept;
  }

  return {
    problems,
    images: () => [...images.values()],
    /** Stores a picture of no text. */
    store: (bytes: Buffer) => {
      const picture = pictureOf(bytes);
      if (typeof picture !== 'string') images.set(picture.sha256, picture);
    },
    /** A text that is shown as it is, but for what Moodle's filters make of it. */
    plain: (written: string): string =>
      FILTERED.test(written) ? toPlain(read(written, 'html')) : written.trim(),
    read,
  };

  function read(written: string, format: TextFormat, beside: Files = NO_FILES): string {
    if (written.trim() === '') return '';
    const { text, files } = liftPictures(inOneLanguage(written, { languages }), beside);
    if (text.length > TEXT_MAX) throw new Barred(QUESTION_TEXTS.markdown.tooLong);
    if (format === 'markdown') {
      return fromMarkdown(text.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, ''), files);
    }
    const isHtml = format === 'html' || (format === 'auto' && LIKE_HTML.test(text));
    if (!isHtml && !WIRIS.test(text)) return fromPlain(text);
    const [, alone = text] = PARAGRAPH.exec(text) ?? [];
    if (!/[<&«]/.test(alone)) return fromPlain(alone.replace(/\s+/g, ' '));
    const marked = isHtml
      ? text
      : text.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'));
    const html = format === 'html' ? marked : marked.replace(/\r\n?|\n/g, '<br>');
    return fromHtml(html, besideOf(files));
  }
}

export type Collector = ReturnType<typeof createCollector>;
