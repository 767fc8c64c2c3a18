import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Pixels that may differ: pixelmatch finds smoothed edges itself, this is for a stray pixel. */
const TOLERATED = 12;

/**
 * Compares a screenshot with its reference, and draws what differs.
 *
 * @param {Buffer} shot PNG
 * @param {string} reference path of the stored PNG
 * @param {string} difference path for the drawing, written only when they differ
 * @returns {string | undefined} what changed, in words; nothing when they look alike
 */
export function compare(shot, reference, difference) {
  if (!existsSync(reference)) return 'has no reference';
  const stored = readFileSync(reference);
  if (stored.equals(shot)) return undefined;
  const [before, after] = [PNG.sync.read(stored), PNG.sync.read(shot)];
  if (before.width !== after.width || before.height !== after.height) {
    writeFileSync(difference, shot);
    return `measures ${after.width} × ${after.height}, was ${before.width} × ${before.height}`;
  }
  const drawn = new PNG({ width: before.width, height: before.height });
  const pixels = pixelmatch(before.data, after.data, drawn.data, before.width, before.height, {
    threshold: 0.1,
  });
  if (pixels <= TOLERATED) return undefined;
  writeFileSync(difference, PNG.sync.write(drawn));
  return `differs in ${pixels} of ${before.width * before.height} pixels`;
}
