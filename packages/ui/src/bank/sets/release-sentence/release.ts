import { type FormatOptions, formatMoment } from '../../../lib/public/format/index.js';
import type { ComponentTexts } from '../../../lib/public/texts/index.js';
import type { Audience } from '../audience-choice/index.js';

/** Audiences of a set and its answer key, and when they begin. */
export interface Release {
  /** Audience of the set. */
  visibility: Audience;
  /** From when, ISO 8601; `null`: at once. */
  availableFrom: string | null;
  /** Audience of its key; never wider than that of the set. */
  keyVisibility: Audience;
  /** From when, ISO 8601; `null`: together with the set. */
  keyFrom: string | null;
}

/** The texts that {@link releaseSentence} is made of. */
export type ReleaseTexts = Pick<ComponentTexts, Extract<keyof ComponentTexts, `release.${string}`>>;

/**
 * One plain sentence of what people will see: 'Mahasiswa melihat soal sekarang, kunci mulai 20 Desember
 * 2026 12.00 WIB.'
 *
 * @param now what has passed by then counts as open
 * @param options in whose language and zone the moments are told
 */
export function releaseSentence(
  release: Release,
  texts: ReleaseTexts,
  now: Date,
  options?: FormatOptions,
): string {
  const { visibility, keyVisibility } = release;
  if (visibility === 'owner') return texts['release.owner'];

  const future = (at: string | null) => (at && Date.parse(at) > now.getTime() ? at : null);
  const setFrom = future(release.availableFrom);
  const keyFrom = future(release.keyFrom);
  const who = texts[`release.${visibility}`];
  const when = (at: string | null) =>
    at ? texts['release.since'](formatMoment(at, options)) : texts['release.now'];
  // A key is never open before its set, whatever was typed.
  const apart = keyFrom && (!setFrom || Date.parse(keyFrom) > Date.parse(setFrom));

  if (keyVisibility === visibility || keyVisibility === 'public') {
    return apart
      ? texts['release.apart'](who, when(setFrom), when(keyFrom))
      : texts['release.together'](who, when(setFrom));
  }
  const keyWho = texts[`release.key-${keyVisibility}`];
  // Whose it is opens it at any time.
  return apart && keyVisibility !== 'owner'
    ? texts['release.narrowFrom'](who, when(setFrom), keyWho, when(keyFrom))
    : texts['release.narrow'](who, when(setFrom), keyWho);
}
