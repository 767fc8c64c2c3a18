import { setTimeout as wait } from 'node:timers/promises';
import { tokenOf } from './bank.mjs';
import { expectStatus, many } from './client.mjs';
import { cpuOf } from './process.mjs';

const WIDTH = 16;
const READERS = 20;
const TIMES = 4000;

/** Longer than what was opened waits to be written down. */
const WRITTEN_MS = 2_500;

/** Viewers whose opened sets are recorded, or not. */
async function readers(server, adminToken, group, recordViews) {
  const tokens = [];
  for (let index = 0; index < READERS; index += 1) {
    const reader = {
      nama: `Pembaca ${index}`,
      email: `${group}-${index}@uji.ac.id`,
      password: 'bench-rahasia',
    };
    const headers = { 'x-access-token': adminToken, 'content-type': 'application/json' };
    const body = JSON.stringify(reader);
    await expectStatus(201, `${server.url}/api/admin/dosen`, { method: 'POST', headers, body });
    const token = await tokenOf(server, reader);
    await expectStatus(200, `${server.url}/api/me/settings`, {
      method: 'PUT',
      headers: { ...headers, 'x-access-token': token },
      body: JSON.stringify({ recordViews }),
    });
    tokens.push(token);
  }
  return tokens;
}

/** People of both kinds, who open sets. */
export async function prepareViews(server, adminToken) {
  return {
    remembered: await readers(server, adminToken, 'diingat', true),
    forgotten: await readers(server, adminToken, 'lupa', false),
  };
}

/** CPU for one opened set, what is written of it among it, in microseconds. */
async function cpuPerView(server, tokens, sets) {
  const before = cpuOf(server.pid);
  await many(TIMES, WIDTH, (index) =>
    expectStatus(200, `${server.url}/api/questionsets/${1 + (index % sets)}`, {
      headers: { 'x-access-token': tokens[index % READERS] },
    }),
  );
  await wait(WRITTEN_MS);
  return (cpuOf(server.pid) - before) / TIMES;
}

/** One round: sets opened by who wants it remembered, and by who does not. */
export async function measureViews(table, server, { remembered, forgotten }, sets) {
  const facts = { unit: 'µs CPU', beside: 'the same, not remembered', target: '≤ 1.5' };
  const own = await cpuPerView(server, remembered, sets);
  table.add(
    'one set, opened and remembered',
    facts,
    own,
    await cpuPerView(server, forgotten, sets),
  );
}
