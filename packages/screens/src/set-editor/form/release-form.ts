import {
  changeRelease,
  type QuestionSetBody,
  type Release,
  type Visibility,
} from '@bank-soal/contract/sets';
import {
  NO_OPENING,
  narrower,
  type OpeningText,
  openingText,
  readOpening,
} from '@bank-soal/ui/sets';

/** Visibility of a set and its key, with its dates, as it is chosen and typed. */
export interface ReleaseForm {
  visibility: Visibility;
  /** Nothing typed: at once. */
  availableFrom: OpeningText;
  keyVisibility: Visibility;
  /** Nothing typed: with its set. */
  keyFrom: OpeningText;
}

/** Which of the moments cannot be, and why. */
export interface ReleaseFormProblems {
  availableFrom?: 'unreadable';
  keyFrom?: 'unreadable' | 'early';
}

/** The form of a release that holds. */
export function releaseFormOf({ availableFrom, keyFrom, ...rest }: Release): ReleaseForm {
  return { ...rest, availableFrom: openingText(availableFrom), keyFrom: openingText(keyFrom) };
}

/** The form of a new set of which nothing was said: the site's own choice. */
export function releaseOfSite(visibility: Visibility): ReleaseForm {
  return {
    visibility,
    availableFrom: NO_OPENING,
    keyVisibility: visibility,
    keyFrom: NO_OPENING,
  };
}

/** Another audience of the set: the key stays with the same people, or is taken along. */
export function withVisibility(form: ReleaseForm, visibility: Visibility): ReleaseForm {
  const same = form.keyVisibility === form.visibility;
  const keyVisibility = same ? visibility : narrower(form.keyVisibility, visibility);
  return { ...form, visibility, keyVisibility };
}

/** Typed values as the wire has them, or their problem. Its owner's alone needs no moments. */
export function readRelease(
  form: ReleaseForm,
): { release: Release } | { problems: ReleaseFormProblems } {
  const { visibility, keyVisibility } = form;
  if (visibility === 'owner') {
    return { release: { visibility, availableFrom: null, keyVisibility: 'owner', keyFrom: null } };
  }
  // Its owner opens the key at any time.
  const keyText = keyVisibility === 'owner' ? NO_OPENING : form.keyFrom;
  const [set, key] = [readOpening(form.availableFrom), readOpening(keyText)];
  const problems: ReleaseFormProblems = {
    ...('problem' in set && { availableFrom: 'unreadable' }),
    ...('problem' in key && { keyFrom: 'unreadable' }),
  };
  if ('problem' in set || 'problem' in key) return { problems };
  const release: Release = { visibility, availableFrom: set.at, keyVisibility, keyFrom: key.at };
  const early = changeRelease(release, {}).problem === 'key-before-set';
  return early ? { problems: { keyFrom: 'early' } } : { release };
}

/** Release in a body: all of a new one, the changed fields of another. */
export function releaseBody(
  form: ReleaseForm | null,
  before: ReleaseForm | null,
): Pick<QuestionSetBody, keyof Release> {
  const read = form && readRelease(form);
  if (!read || 'problems' in read) return {};
  const known = before && readRelease(before);
  if (!known || 'problems' in known) return read.release;
  const parts = Object.entries(read.release) as [keyof Release, string | null][];
  return Object.fromEntries(parts.filter(([part, value]) => known.release[part] !== value));
}
