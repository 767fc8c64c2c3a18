import { plainLine } from '@bank-soal/contract/common';
import { extensionOf } from '@bank-soal/contract/files';

/** Longest name that file systems take, in characters. */
const NAME_MAX = 255;
/** Most characters of a name that are looked at, before marks and letters become one. */
const LOOKED_AT = 4 * NAME_MAX;

/** Marks that are not seen and change what is: direction, joints at the ends, byte order. */
const UNSEEN = /[\u061C\u200B\u200E\u200F\u2028\u2029\u2060\uFEFF]/g;

/** Cuts a name to so many characters, never through the middle of one; an ending that fits stays. */
function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  const ending = extensionOf(name);
  const extension = ending.length < most ? ending : '';
  const stem = name.slice(0, name.length - extension.length);
  const cut = stem.slice(0, most - extension.length).replace(/[\uD800-\uDBFF]$/, '');
  return cut + extension;
}

/** The name of an uploaded file as it is stored: in every language, but no path and no invisible signs. */
export function cleanFileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const name = plainLine(shortened(last, LOOKED_AT).normalize('NFC')).replace(UNSEEN, '');
  return shortened(name.replace(/\s+/g, ' ').trim(), NAME_MAX);
}

/** A name that Windows, macOS and Linux can all unpack. */
export function portableFileName(name: string): string {
  const plain = name.replace(/[<>:"/\\|?*]/g, '_').replace(/[. ]+$/, '');
  return /^(?:con|prn|aux|nul|com\d|lpt\d)?(?:\.|$)/i.test(plain) ? `_${plain}` : plain;
}

/** Makes the names of a folder unique: `Soal.pdf`, `Soal (2).pdf`. */
export function uniqueFileNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const extension = extensionOf(name);
    const stem = name.slice(0, name.length - extension.length);
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) {
      unique = `${stem} (${number})${name.slice(stem.length)}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}
