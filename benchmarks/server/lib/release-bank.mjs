// A filled bank that holds something back: own sets of two lecturers, some of them for their owner
// alone, and keys that only lecturers see.
import { join } from 'node:path';
import { tokenOf } from './bank.mjs';
import { expectStatus } from './client.mjs';
import { fillBank, openDurable } from './fill.mjs';

/** Sets of each of the two lecturers. */
const OWN = 20;
/** Of the second one's sets, those that only their owner sees. */
const HELD_BACK = 5;

export const admin = { email: 'bench@uji.ac.id', password: 'bench-rahasia' };

const lecturers = ['terbuka', 'menahan'].map((name) => ({
  nama: `Dosen ${name}`,
  email: `${name}@uji.ac.id`,
  password: 'bench-rahasia',
}));

/** Makes the two accounts on a running server. */
export async function addLecturers(server) {
  const headers = { 'x-access-token': await tokenOf(server, admin) };
  for (const lecturer of lecturers) {
    const body = JSON.stringify(lecturer);
    await expectStatus(201, `${server.url}/api/admin/dosen`, { method: 'POST', headers, body });
  }
}

/** Signs both in: who shows all that they have, and who holds some of it back. */
export async function lecturerTokens(server) {
  const [open, holding] = await Promise.all(lecturers.map((one) => tokenOf(server, one)));
  return { open, holding };
}

/**
 * Fills the stopped server's database.
 *
 * @returns ids of files: of visible sets, closed; of sets that only their owner sees; of none
 */
export function fillReleaseBank(dataDir, sets) {
  fillBank(dataDir, sets);
  const database = openDurable(join(dataDir, 'bank-soal.db'));
  lecturers.forEach(({ email }, index) => {
    database
      .prepare(
        `update question_sets set creator_id = (select id from users where email = ?)
         where id between ? and ?`,
      )
      .run(email, index * OWN + 1, (index + 1) * OWN);
  });
  database.exec(`
    update question_sets set visibility = 'owner', key_visibility = 'owner'
      where id between ${OWN + 1} and ${OWN + HELD_BACK};
    update question_sets set key_visibility = 'lecturers'
      where id > ${2 * OWN} and id % 10 = 0;`);
  const filesWhere = (condition) =>
    database
      .prepare(
        `select files.id from files join question_sets on question_sets.id = question_set_id
         where ${condition}`,
      )
      .all()
      .map(({ id }) => id);
  const closed = filesWhere("category = 'answers' and key_visibility = 'lecturers'");
  const hidden = filesWhere("visibility = 'owner'");
  const last = Math.max(...filesWhere('true'));
  database.close();
  return { closed, hidden, unknown: closed.map((_, index) => last + 1 + index) };
}
