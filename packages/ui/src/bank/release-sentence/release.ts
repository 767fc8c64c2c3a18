import { formatMoment } from '../../lib/public/format/index.js';
import type { Strings } from '../../lib/public/strings/index.js';
import type { Audience } from '../audience-choice/index.js';

/** Who sees a set and its answer key, and from when. */
export interface Release {
  /** Who may see the set. */
  visibility: Audience;
  /** From when, ISO 8601; `null`: at once. */
  availableFrom: string | null;
  /** Who may open its key; never more people than its set. */
  keyVisibility: Audience;
  /** From when, ISO 8601; `null`: together with the set. */
  keyFrom: string | null;
}

/** The texts that {@link releaseSentence} is made of. */
export type ReleaseStrings = Pick<
  Strings,
  Extract<keyof Strings, `release.${string}` | 'format.locale'>
>;

/**
 * One plain sentence of what people will see: 'Mahasiswa melihat soal sekarang, kunci mulai 20 Desember
 * 2026 12.00 WIB.'
 *
 * @param now what has passed by then counts as open
 * @param timeZone IANA name of the zone that the moments are told in
 */
export function releaseSentence(
  release: Release,
  strings: ReleaseStrings,
  now: Date,
  timeZone?: string,
): string {
  const { visibility, keyVisibility } = release;
  if (visibility === 'owner') return strings['release.owner'];

  const future = (at: string | null) => (at && Date.parse(at) > now.getTime() ? at : null);
  const setFrom = future(release.availableFrom);
  const keyFrom = future(release.keyFrom);
  const who = strings[`release.${visibility}`];
  const when = (at: string | null) =>
    at
      ? strings['release.since'](formatMoment(at, { locale: strings['format.locale'], timeZone }))
      : strings['release.now'];
  // A key is never open before its set, whatever was typed.
  const apart = keyFrom && (!setFrom || Date.parse(keyFrom) > Date.parse(setFrom));

  if (keyVisibility === visibility || keyVisibility === 'public') {
    return apart
      ? strings['release.apart'](who, when(setFrom), when(keyFrom))
      : strings['release.together'](who, when(setFrom));
  }
  const keyWho = strings[`release.key-${keyVisibility}`];
  // Whose it is opens it at any time.
  return apart && keyVisibility !== 'owner'
    ? strings['release.narrowFrom'](who, when(setFrom), keyWho, when(keyFrom))
    : strings['release.narrow'](who, when(setFrom), keyWho);
}
