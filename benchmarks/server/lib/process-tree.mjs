import { readdirSync, readFileSync } from 'node:fs';

/** Reads a file of `/proc`; empty when its process has ended meanwhile. */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** A process and all that it started, by their numbers. */
function family(pid) {
  const children = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [pid];
  for (const member of found) found.push(...(children.get(member) ?? []));
  return found;
}

/**
 * Memory that a program holds now, in MB: its own, and that of the processes it started.
 *
 * @param {number} pid
 */
export function memoryOf(pid) {
  const [own = 0, ...others] = family(pid).map(
    (member) => Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${member}/status`))?.[1] ?? 0) / 1024,
  );
  return { own, others: others.reduce((sum, mb) => sum + mb, 0) };
}
