import { createHash } from 'node:crypto';
import { call, many } from './client.mjs';

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Every write that the server acknowledged, to be asked for afterwards. */
export class Ledger {
  /** Title by set. */
  titles = new Map();
  /** Hash by file. */
  files = new Map();
  /** Downloads by set. */
  downloads = new Map();

  downloaded(setId) {
    this.downloads.set(setId, (this.downloads.get(setId) ?? 0) + 1);
  }

  get size() {
    return this.titles.size + this.files.size + this.downloads.size;
  }

  /** Entries that a server lost; a line each. */
  async lostOn(url) {
    const lost = [];
    const sets = [...new Set([...this.titles.keys(), ...this.downloads.keys()])];
    await many(sets.length, 8, async (index) => {
      const id = sets[index];
      const { status, body } = await call(`${url}/api/questionsets/${id}`);
      const set = status === 200 ? JSON.parse(body.toString()) : {};
      const title = this.titles.get(id);
      if (title !== undefined && set.title !== title) lost.push(`set ${id}: ${set.title}`);
      const downloads = this.downloads.get(id) ?? 0;
      if (downloads !== 0 && set.downloads !== downloads) {
        lost.push(`set ${id}: ${set.downloads} downloads of ${downloads}`);
      }
    });
    const files = [...this.files];
    await many(files.length, 8, async (index) => {
      const [id, hash] = files[index];
      const { status, body } = await call(`${url}/api/files/blob/${id}`);
      if (status !== 200 || sha256(body) !== hash) lost.push(`file ${id}: ${status}`);
    });
    return lost;
  }
}
