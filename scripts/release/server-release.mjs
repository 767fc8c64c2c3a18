/**
 * Surface of a server for its operators: each part with its description, as a text.
 *
 * @typedef {{ settings: Record<string, string>, migrations: Record<string, string>, commands: Record<string, string> }} Surface
 */

const KINDS = /** @type {const} */ (['settings', 'migrations', 'commands']);

/**
 * Differences from the last release.
 *
 * @param {Surface} released
 * @param {Surface} now
 * @returns {string[]} such as `settings OCR: new`
 */
export function changesSince(released, now) {
  return KINDS.flatMap((kind) => {
    const [before, after] = [released[kind], now[kind]];
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
    return names.flatMap((name) => {
      if (before[name] === after[name]) return [];
      const how =
        before[name] === undefined ? 'new' : after[name] === undefined ? 'gone' : 'another';
      return [`${kind} ${name}: ${how}`];
    });
  });
}

/**
 * Changes without a note for operators: none where a waiting changeset names the server.
 *
 * @param {Surface} released
 * @param {Surface} now
 * @param {readonly string[]} changesets texts of those that wait for a version
 * @returns {string[]}
 */
export function untold(released, now, changesets) {
  return changesets.some(namesServer) ? [] : changesSince(released, now);
}

/** @type {(changeset: string) => boolean} */
function namesServer(changeset) {
  const head = /^---\n([^]*?)\n---/.exec(changeset)?.[1] ?? '';
  return /^['"]?@bank-soal\/server['"]?:/m.test(head);
}
