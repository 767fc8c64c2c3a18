import { createReadStream } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectStatus, many } from './client.mjs';
import { INSERT_SET, openDurable, setRow } from './fill.mjs';
import { makePdf } from './pdf.mjs';

const INSERTS = 300;
const WIDTH = 8;
const UPLOADS = 6;
const UPLOAD_BYTES = 8_000_000;

const seconds = (since) => (performance.now() - since) / 1000;

async function serverInserts({ url }, token) {
  const headers = { 'x-access-token': token, 'content-type': 'application/json' };
  const since = performance.now();
  await many(INSERTS, WIDTH, (index) => {
    const [title, subject, , difficulty, year, lecturer, topics, description] = setRow(index);
    const set = { title, subject, difficulty, year, lecturer, topics, description };
    const body = JSON.stringify(set);
    return expectStatus(201, `${url}/api/questionsets`, { method: 'POST', headers, body });
  });
  return INSERTS / seconds(since);
}

function rawInserts(file) {
  const database = openDurable(file);
  const insert = database.prepare(INSERT_SET);
  const since = performance.now();
  for (let index = 0; index < INSERTS; index += 1) insert.get(...setRow(index));
  const rate = INSERTS / seconds(since);
  database.close();
  return rate;
}

/** A file as a browser's form sends it. */
export function multipart(setId, name, bytes) {
  const boundary = 'batas-benchmark';
  const field = (key, value) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const head =
    field('questionSetId', setId) +
    field('fileCategory', 'questions') +
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
    'Content-Type: application/pdf\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

function sendForm({ url }, token, { body, headers }) {
  const sent = { ...headers, 'x-access-token': token, 'content-length': String(body.byteLength) };
  return expectStatus(201, `${url}/api/files/upload`, { method: 'POST', headers: sent, body });
}

/** Uploads one file to a set. */
export function upload(ours, token, setId, bytes) {
  return sendForm(ours, token, multipart(setId, 'soal.pdf', bytes));
}

/** Makes a set of its own for files, and gives its id. */
export async function newSet({ url }, token) {
  const body = JSON.stringify({ title: 'Berkas', subject: 'Basis Data', difficulty: 'Mudah' });
  const headers = { 'x-access-token': token };
  const answer = await expectStatus(201, `${url}/api/questionsets`, {
    method: 'POST',
    headers,
    body,
  });
  return JSON.parse(answer.body.toString()).questionSet.id;
}

async function flushedCopy(source, folder, index) {
  const pending = join(folder, `${index}.pending`);
  const target = await open(pending, 'w');
  for await (const chunk of createReadStream(source)) await target.writeFile(chunk);
  await target.sync();
  await target.close();
  await rename(pending, join(folder, `${index}.copy`));
  const parent = await open(folder, 'r');
  await parent.sync();
  await parent.close();
}

async function copies(folder, pdfs) {
  const source = join(folder, 'source');
  let time = 0;
  for (const [index, bytes] of pdfs.entries()) {
    await writeFile(source, bytes);
    const since = performance.now();
    await flushedCopy(source, folder, index);
    time += seconds(since);
    await rm(join(folder, `${index}.copy`));
  }
  return pdfs.length / time;
}

async function uploads(ours, token, setId, pdfs) {
  // Put together before the clock starts, as the copy's source is written before.
  const forms = pdfs.map((bytes) => multipart(setId, 'soal.pdf', bytes));
  const since = performance.now();
  for (const form of forms) await sendForm(ours, token, form);
  return pdfs.length / seconds(since);
}

/** One round of inserts, the two sides in turn. */
export async function measureInserts(table, ours, token, folder) {
  const facts = { unit: '/s', beside: 'node:sqlite, same rows and flushes', target: '≥ 0.5' };
  const own = await serverInserts(ours, token);
  table.add('durable inserts, 8 clients', facts, own, rawInserts(join(folder, 'raw.db')));
}

/** One round of uploads, the two sides in turn. */
export async function measureUploads(table, ours, token, folder, round) {
  const setId = await newSet(ours, token);
  const make = () => Array.from({ length: UPLOADS }, () => makePdf(20, UPLOAD_BYTES));
  const facts = { unit: '/s', beside: 'flushed copy', target: '≥ 0.5' };
  // First ones outside the count: a process and a thread start with them.
  if (round === 0) for (const bytes of make()) await upload(ours, token, setId, bytes);
  const rate = await uploads(ours, token, setId, make());
  table.add('upload of an 8 MB PDF', facts, rate, await copies(folder, make()));
}
