import type { QuestionSet, SetFile } from '../sets/question-set.js';

/** Bytes that are read at a time: 1 MB. */
const PART = 1024 * 1024;

async function bytes(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** Whether two files have the same bytes. Their names do not count. */
export async function sameContent(a: Blob, b: Blob): Promise<boolean> {
  if (a.size !== b.size) return false;
  for (let from = 0; from < a.size; from += PART) {
    const [left, right] = await Promise.all([
      bytes(a.slice(from, from + PART)),
      bytes(b.slice(from, from + PART)),
    ]);
    if (left.some((byte, place) => byte !== right[place])) return false;
  }
  return true;
}

/** A chosen file, and one of the same content. */
export interface SameFile {
  /** Name of the chosen file. */
  name: string;
  /** Name of the other one. */
  other: string;
  /** The set that has the other one; absent when it was chosen in the same form. */
  set?: Pick<QuestionSet, 'id' | 'title'>;
}

/** Files that may be the same, since they have the same size. */
export interface Suspects {
  file: File;
  /** Another file of the form, or a stored one. */
  other: { name: string; file: File } | { name: string; stored: SetFile; set: QuestionSet };
}

/**
 * The pairs of one size: files of the form among each other, and with those of the bank.
 *
 * @param ownId the set that the form's files belong to
 */
export function suspects(
  items: readonly { name: string; file?: File }[],
  sets: readonly QuestionSet[],
  ownId: number | undefined,
): Suspects[] {
  const chosen = items.flatMap(({ name, file }) => (file ? [{ name, file }] : []));
  const stored = [...new Map(sets.map((set) => [set.id, set])).values()]
    .filter(({ id }) => id !== ownId)
    .flatMap((set) => set.files.map((one) => ({ name: one.name, stored: one, set })));
  return chosen.flatMap(({ file }, place) => [
    ...chosen
      .slice(0, place)
      .filter((other) => other.file.size === file.size)
      .map((other) => ({ file, other })),
    ...stored.filter((other) => other.stored.size === file.size).map((other) => ({ file, other })),
  ]);
}

/** Verdicts by chosen file and stored file's id: bytes are fetched once a pair. */
const verdicts = new WeakMap<File, Map<number, boolean>>();

async function sameAsStored(
  file: File,
  stored: SetFile,
  content: (id: number) => Promise<Blob>,
): Promise<boolean> {
  const known = verdicts.get(file) ?? new Map<number, boolean>();
  verdicts.set(file, known);
  const verdict = known.get(stored.id) ?? (await sameContent(file, await content(stored.id)));
  known.set(stored.id, verdict);
  return verdict;
}

/**
 * Those of the pairs that are the same, byte by byte.
 *
 * @param content fetches a stored file; one that cannot be had counts as another
 */
export async function sameFiles(
  pairs: readonly Suspects[],
  content: (id: number) => Promise<Blob>,
): Promise<SameFile[]> {
  const found: SameFile[] = [];
  // Of several alike in the form each is named beside the first of them alone.
  const known = new Set<File>();
  for (const { file, other } of pairs) {
    const here = !('stored' in other);
    if (here && known.has(file)) continue;
    const same = await ('stored' in other
      ? sameAsStored(file, other.stored, content)
      : sameContent(file, other.file)
    ).catch(() => false);
    if (same) {
      if (here) known.add(file);
      found.push({
        name: file.name,
        other: other.name,
        set: 'stored' in other ? { id: other.set.id, title: other.set.title } : undefined,
      });
    }
  }
  return found;
}
