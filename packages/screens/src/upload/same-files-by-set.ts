import type { SameFile } from '../model/files/same-files.js';

/** A set that has some of the chosen files already. */
export interface SetWithFiles {
  set: NonNullable<SameFile['set']>;
  /** Names of the chosen files, each once. */
  names: readonly string[];
  /** Name of the set's own file that is the same as the first of them. */
  other: string;
}

/** The sets that have chosen files already, those with the most of them first. */
export function sameFilesBySet(files: readonly SameFile[]): SetWithFiles[] {
  const found = new Map<number, SetWithFiles & { names: string[] }>();
  for (const { name, other, set } of files) {
    if (!set) continue;
    const known = found.get(set.id);
    if (!known) found.set(set.id, { set, names: [name], other });
    else if (!known.names.includes(name)) known.names.push(name);
  }
  return [...found.values()].toSorted((a, b) => b.names.length - a.names.length);
}
