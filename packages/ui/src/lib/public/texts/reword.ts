import { AREA } from '../indonesian/index.js';
import { type Sentence, sentenceOf } from './sentence-of.js';
import type { Texts } from './texts.js';

interface Tree {
  readonly [name: string]: string | Sentence | Tree | undefined;
}

function merge(own: Tree, given: Tree, language: string): Tree {
  const merged = Object.keys(own).map((name) => {
    const [before, text] = [own[name], given[name]];
    if (text === undefined) return [name, before];
    if (typeof before === 'object' && typeof text === 'object') {
      return [name, merge(before, text, language)];
    }
    const isPattern = typeof before === 'function' && typeof text === 'string';
    return [name, isPattern ? sentenceOf(text, language, before) : text];
  });
  return { ...own, ...Object.fromEntries(merged) };
}

const known = new WeakMap<object, WeakMap<Texts, object>>();

/**
 * Puts a host's texts over those of an area; names that the area has not are left out.
 *
 * @returns the same object for the same two, so that it may stand among what an effect depends on
 */
export function reword(own: object, texts: Texts): object {
  const area = (own as { [AREA]?: string })[AREA];
  const given =
    area === 'components'
      ? { 'format.locale': texts.language, ...texts.components }
      : texts.screens?.[area ?? ''];
  if (!given) return own;
  let ofOwn = known.get(own);
  if (!ofOwn) known.set(own, (ofOwn = new WeakMap()));
  let merged = ofOwn.get(texts);
  if (!merged) {
    merged = merge(own as Tree, given as Tree, texts.language ?? 'id-ID');
    ofOwn.set(texts, merged);
  }
  return merged;
}
