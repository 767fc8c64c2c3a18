import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectStatus } from './client.mjs';
import { makePdf } from './pdf.mjs';
import { newSet, upload } from './writes.mjs';

const FILES = 5;
const PAGES = 20;

const fresh = () => Array.from({ length: FILES }, () => makePdf(PAGES));

/** Whether qpdf can be run here. */
export const hasQpdf = () => spawnSync('qpdf', ['--version']).status === 0;

async function serverMerge(ours, token) {
  const setId = await newSet(ours, token);
  for (const bytes of fresh()) await upload(ours, token, setId, bytes);
  const since = performance.now();
  await expectStatus(200, `${ours.url}/api/files/combine-preview/${setId}?type=questions`);
  return performance.now() - since;
}

async function qpdfMerge(folder) {
  const names = fresh().map((bytes, index) => ({ bytes, place: join(folder, `${index}.pdf`) }));
  for (const { place, bytes } of names) await writeFile(place, bytes);
  const merged = join(folder, 'merged.pdf');
  const since = performance.now();
  spawnSync('qpdf', ['--empty', '--pages', ...names.map(({ place }) => place), '--', merged]);
  const time = performance.now() - since;
  await rm(merged, { force: true });
  return time;
}

/** One round of merging files that were never merged before, the two sides in turn. */
export async function measureMerge(table, name, ours, token, folder) {
  const facts = { unit: 'ms', beside: 'qpdf', target: '≤ 3' };
  const own = await serverMerge(ours, token);
  table.add(name, facts, own, hasQpdf() ? await qpdfMerge(folder) : undefined);
}
