import { QUESTION_TEXTS } from '@bank-soal/contract/rules-question';
import { pictureOf } from '../picture.js';
import { Barred, note, type Picture, type Problem } from '../types.js';
import { type Depict, fromHtml } from './from-html.js';
import { type Image, type Inline, parseMarkdown } from './markdown.js';
import { fromPlain } from './plain.js';

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
const EMBEDDED = /^data:[^,]*;base64,/i;

/** What Moodle takes for HTML where nobody says so; `List<int>` is none. */
const LIKE_HTML =
  /<\/?(?:p|br|b|i|u|em|strong|code|pre|img|a|sub|sup|ul|ol|li|table|tr|td|th|div|span|h[1-6]|font|hr|tt)\b[^<>]*>|&(?:[a-z]+|#\d+);/i;

/** A name as it stands in an address. */
export function nameIn(url: string): string {
  const name = url.replace(BESIDE, '').replace(/\?.*$/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Makes Markdown of one question's texts; gathers its pictures, and what is lost on the way. */
export function createCollector() {
  const problems: Problem[] = [];
  const images = new Map<string, Picture>();

  function bytesOf(url: string, files: Files): Buffer | undefined {
    if (EMBEDDED.test(url)) return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    return files.get(nameIn(url))?.();
  }

  function lose(what: 'missing' | 'kind' | 'size' | 'remote', name: string): void {
    const known = problems.some(({ failure }) => 'name' in failure && failure.name === name);
    if (!known) problems.push(note({ code: 'picture-lost', what, name }));
  }

  /** The bank's reference of a picture; nothing where it cannot be kept. */
  function referenceOf(url: string, files: Files): string | undefined {
    const name = EMBEDDED.test(url) ? 'data' : nameIn(url);
    const bytes = bytesOf(url, files);
    const picture = bytes === undefined ? 'missing' : pictureOf(bytes);
    if (typeof picture === 'string') {
      lose(picture, name);
      return undefined;
    }
    images.set(picture.sha256, picture);
    return `gambar:${picture.sha256}`;
  }

  function depict(picture: Image, files: Files): Inline[] {
    const { url, alt } = picture;
    if (OWN.test(url)) return [picture];
    if (BESIDE.test(url) || EMBEDDED.test(url)) {
      const reference = referenceOf(url, files);
      if (reference !== undefined) return [{ type: 'image', url: reference, alt: alt ?? '' }];
      return [
        { type: 'text', value: `(${alt || nameIn(EMBEDDED.test(url) ? '' : url) || 'gambar'})` },
      ];
    }
    lose('remote', url.slice(0, 200));
    const children: Inline[] = [{ type: 'text', value: alt || url }];
    return /^https?:/i.test(url) ? [{ type: 'link', url, children }] : children;
  }

  const depictWith =
    (files: Files): Depict =>
    (image) =>
      depict(image, files);

  /** Markdown is kept as it is written, but for the addresses of its pictures. */
  function fromMarkdown(text: string, files: Files): string {
    if (!text.includes('![')) return text;
    const named = text.replace(
      /@@PLUGINFILE@@\/([^\s)"'<>]+)/g,
      (url) => referenceOf(url, files) ?? url,
    );
    const pending = [...parseMarkdown(named).children] as { type: string; children?: never[] }[];
    const remote: Image[] = [];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (node.type === 'image') remote.push(node as unknown as Image);
      pending.push(...(node.children ?? []));
    }
    let kept = named;
    for (const { url, position } of remote.toSorted(
      (a, b) => (b.position?.start.offset ?? 0) - (a.position?.start.offset ?? 0),
    )) {
      if (OWN.test(url) || BESIDE.test(url)) continue;
      lose('remote', url.slice(0, 200));
      const start = position?.start.offset ?? 0;
      // Without its exclamation mark a picture is a link.
      kept = kept.slice(0, start) + kept.slice(start + 1);
    }
    return kept;
  }

  return {
    problems,
    images: () => [...images.values()],
    /** Keeps a picture that no text was read for. */
    keep: (bytes: Buffer) => {
      const picture = pictureOf(bytes);
      if (typeof picture !== 'string') images.set(picture.sha256, picture);
    },
    read: (text: string, format: TextFormat, files: Files = NO_FILES): string => {
      if (text.trim() === '') return '';
      if (text.length > TEXT_MAX) throw new Barred(QUESTION_TEXTS.markdown.tooLong);
      if (format === 'markdown') return fromMarkdown(text.trim(), files);
      const isHtml = format === 'html' || (format === 'auto' && LIKE_HTML.test(text));
      if (!isHtml || !/[<&]/.test(text)) {
        return fromPlain(isHtml ? text.replace(/\s+/g, ' ') : text);
      }
      const html = format === 'auto' ? text.replace(/\r\n?|\n/g, '<br>') : text;
      return fromHtml(html, depictWith(files));
    },
  };
}

export type Collector = ReturnType<typeof createCollector>;
