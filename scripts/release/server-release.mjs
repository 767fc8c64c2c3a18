/**
 * What of a server its operators have to know: each with all that is said of it, as a text.
 *
 * @typedef {{ settings: Record<string, string>, migrations: Record<string, string>, commands: Record<string, string> }} Surface
 */

const KINDS = /** @type {const} */ (['settings', 'migrations', 'commands']);

/**
 * What is not as the last release had it.
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
 * What operators would not be told of: nothing where a waiting changeset names the server.
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
