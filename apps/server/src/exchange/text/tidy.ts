import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { fromWiris, mathTex, wordsIn } from './mathml.js';

type Html = DefaultTreeAdapterTypes.Node;
type Part = DefaultTreeAdapterTypes.ChildNode;

/** Receives lost parts. */
export interface Losses {
  formula: (words: string) => void;
  drawing: (name: string) => void;
  file: (url: string) => void;
  languages: () => void;
}

const attribute = (node: Html, name: string) =>
  'attrs' in node ? (node.attrs.find((one) => one.name === name)?.value ?? '') : '';

/** Nodes of HTML, in place of others. */
const partsOf = (html: string) => parseFragment(html).childNodes;
const textOf = (value: string): Part[] =>
  value === '' ? [] : partsOf(value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));

const isLanguage = (node: Html) =>
  node.nodeName === 'span' && /(?:^|\s)multilang(?:\s|$)/.test(attribute(node, 'class'));

/** Of versions of one text side by side, that in Indonesian, else the first. */
function oneLanguage(parts: readonly Part[], losses: Losses): Part[] {
  const result: Part[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const versions: Part[] = [];
    let end = at;
    for (let next = at; next < parts.length; next += 1) {
      const part = parts[next];
      if (part === undefined) break;
      if (isLanguage(part)) {
        versions.push(part);
        end = next;
      } else if (versions.length === 0 || wordsIn(part).trim() !== '' || 'attrs' in part) break;
    }
    const one = versions.find((part) => attribute(part, 'lang') === 'id') ?? versions[0];
    if (versions.length > 1) losses.languages();
    const part = one ?? parts[at];
    if (part) result.push(part);
    at = end;
  }
  return result;
}

function formula(math: Html | undefined, losses: Losses): Part[] {
  const tex = math && mathTex(math);
  if (tex !== undefined) {
    return textOf(attribute(math as Html, 'display') === 'block' ? `\\[${tex}\\]` : `\\(${tex}\\)`);
  }
  const words = math ? wordsIn(math) : '';
  losses.formula(words);
  return textOf(words);
}

/** A frame as a link to its content; its own words stay. */
function frame(node: Part, losses: Losses): Part[] {
  const url = attribute(node, 'src') || attribute(node, 'data');
  const inner =
    'childNodes' in node && node.nodeName !== 'iframe' ? tidied(node.childNodes, losses) : [];
  if (!/^https?:/i.test(url)) {
    losses.file(url || node.nodeName);
    return inner;
  }
  const link = partsOf('<a>x</a>');
  const [a] = link;
  if (a && 'attrs' in a) {
    a.attrs.push({ name: 'href', value: url });
    a.childNodes = textOf(attribute(node, 'title') || url);
  }
  return [...link, ...inner];
}

function tidy(node: Part, losses: Losses): Part[] {
  switch (node.nodeName) {
    case 'math':
      return formula(node, losses);
    case 'svg':
      losses.drawing('SVG');
      return textOf(wordsIn(node));
    case 'iframe':
    case 'object':
    case 'embed':
      return frame(node, losses);
    case 'img': {
      const written = attribute(node, 'data-mathml');
      return written === '' ? [node] : formula(partsOf(fromWiris(written))[0], losses);
    }
    case 'menu':
      if ('tagName' in node) node.tagName = 'ul';
      break;
    // Not read otherwise.
    case 'caption':
    case 'legend':
    case 'applet':
    case 'select':
    case 'option':
    case 'optgroup':
    case 'dialog':
    case 'noembed':
    case 'noframes':
    case 'title':
    case 'content':
    case 'datalist':
      if ('tagName' in node) node.tagName = 'div';
      break;
    default:
  }
  if ('childNodes' in node) {
    node.childNodes = tidied(node.childNodes, losses);
    if (node.nodeName === 'table') {
      const isName = (one: Part) => one.nodeName === 'caption';
      const names = node.childNodes.filter(isName);
      node.childNodes = node.childNodes.filter((one) => !isName(one));
      return [...names, node];
    }
  }
  return [node];
}

/** Nodes in place of others that Markdown has no words for. */
export function tidied(parts: readonly Part[], losses: Losses): Part[] {
  return oneLanguage(parts, losses).flatMap((part) => tidy(part, losses));
}

const VERSION = /\{mlang\s+([\w, -]+)\}([^]*?)\{mlang\}/g;

/** One language of a text that is written in several, as the filter `multilang2` has them. */
export function inOneLanguage(text: string, losses: Pick<Losses, 'languages'>): string {
  const versions = [...text.matchAll(VERSION)].map(([, names = '']) => names.split(/[\s,]+/));
  const all = versions.flat();
  const chosen = ['id', 'other'].find((one) => all.includes(one)) ?? all[0];
  let isLost = false;
  const one = text.replace(VERSION, (_, names: string, inner: string) => {
    if (names.split(/[\s,]+/).includes(chosen ?? '')) return inner;
    isLost ||= inner.trim() !== '';
    return '';
  });
  if (isLost) losses.languages();
  return one;
}
