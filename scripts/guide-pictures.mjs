// Makes the pictures of the lecturers' guide from the built product: `node scripts/guide-pictures.mjs`
// after `node scripts/build.mjs`. They are in the repository; make them anew when a page in them changes.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser, launchArguments } from './shared/browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = join(root, 'apps/site/public/panduan');
const LECTURER = { email: 'ratna.wulandari@contoh.ac.id', password: 'dosen12345' };
const STUDENT = { email: 'mahasiswa@contoh.ac.id', password: 'mahasiswa12345' };
/** A day to come. */
const YEAR = new Date().getFullYear() + 1;
const DAY = { day: `20/12/${YEAR}`, time: '12.00' };
const MOMENT = `${YEAR}-12-20T05:00:00.000Z`;

/** @type {(data: string) => Promise<{ url: string, stop: () => void }>} */
function serve(data) {
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    cwd: data,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      SITE_DIR: join(root, 'apps/site/dist'),
      SEED_DEMO: 'true',
      LOG_LEVEL: 'error',
    },
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const url = /http:\/\/\S+/.exec(output)?.[0];
      if (url) resolve({ url: url.replace(/\/$/, ''), stop: () => child.kill('SIGTERM') });
    });
    child.once('exit', () => reject(new Error(`The server ended:\n${output}`)));
  });
}

/** @type {(url: string, account: object) => Promise<{ id: number, accessToken: string }>} */
async function signedIn(url, account) {
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return answer.json();
}

/** @type {(browser: import('playwright').Browser, url: string, path: string, account: { email: string, password: string }, height: number) => Promise<import('playwright').Page>} */
async function open(browser, url, path, { email, password }, height) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1040, height },
    reducedMotion: 'reduce',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  const page = await context.newPage();
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await page.waitForURL(`**${path}`);
  return page;
}

const data = await mkdtemp(join(tmpdir(), 'bank-soal-guide-'));
const server = await serve(data);
// Letters stand where the font has them, also without a screen.
const args = [...launchArguments, '--font-render-hinting=none'];
const browser = await chromium.launch({ executablePath: findBrowser(), args });
try {
  const { url } = server;
  const lecturer = await signedIn(url, LECTURER);
  const headers = { 'content-type': 'application/json', 'x-access-token': lecturer.accessToken };
  const mine = await fetch(`${url}/api/questionsets?mine=true`, { headers });
  const sets = await mine.json();
  /** @type {(set: { files: { filecategory: string, filetype: string }[] }) => boolean} */
  const hasKey = ({ files }) =>
    ['questions', 'answers'].every((of) =>
      // A PDF looks the same wherever the pictures are made, a Word file does not.
      files.some((file) => file.filecategory === of && file.filetype === 'pdf'),
    );
  const set = sets.find(hasKey);
  const release = { visibility: 'users', keyVisibility: 'users', keyFrom: null };
  /** @type {(part: object) => Promise<void>} */
  const change = async (part) => {
    const { title, subject, level: difficulty } = set;
    const body = JSON.stringify({ title, subject, difficulty, ...release, ...part });
    const { ok } = await fetch(`${url}/api/questionsets/${set.id}`, {
      method: 'PUT',
      headers,
      body,
    });
    if (!ok) throw new Error('The set could not be changed');
  };

  // Somebody opens what is not for everyone.
  await change({});
  const student = await signedIn(url, STUDENT);
  for (const { id } of set.files) {
    await fetch(`${url}/api/files/download/${id}`, {
      headers: { 'x-access-token': student.accessToken },
    });
  }
  await change({ keyFrom: MOMENT });

  const form = await open(browser, url, '/upload', LECTURER, 900);
  const access = form.getByRole('region', { name: 'Akses' });
  const people = access.getByRole('radiogroup', { name: 'Siapa yang boleh melihat' });
  await people.getByRole('radio', { name: /^Mahasiswa dan dosen/ }).click();
  const key = access.getByRole('group', { name: /^Kunci dibuka/ });
  await key.getByRole('textbox').first().fill(DAY.day);
  await key.getByRole('textbox').last().fill(DAY.time);
  await form.keyboard.press('Tab');
  await access.screenshot({ path: join(pictures, 'form.png') });

  const preview = await open(browser, url, `/preview/${set.id}`, STUDENT, 720);
  await preview
    .getByText(/^Kunci dibuka/)
    .first()
    .waitFor();
  await preview.waitForFunction(() => {
    const page = document.querySelector('canvas');
    const pixels = page?.getContext('2d')?.getImageData(0, 0, page.width, page.height).data;
    // A pixel with ink; one that is not rendered yet is black too, and transparent.
    const dark = (/** @type {number} */ value, /** @type {number} */ at) =>
      at % 4 === 0 && value < 128;
    return pixels?.some((value, at) => dark(value, at) && Number(pixels[at + 3]) > 128) ?? false;
  });
  await preview.screenshot({ path: join(pictures, 'preview.png') });

  const own = await open(browser, url, '/my-sets', LECTURER, 740);
  const boxes = own.getByRole('checkbox', { name: /^Pilih / });
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await own.evaluate(() => scrollTo(0, 0));
  await own.screenshot({ path: join(pictures, 'own-sets.png') });

  await own.getByRole('button', { name: 'Batalkan pilihan' }).click();
  await own.getByRole('button', { name: `Riwayat ${set.title}`, exact: true }).click();
  const log = own.getByRole('dialog', { name: 'Riwayat' });
  await log.getByRole('tab', { name: 'Siapa membuka' }).click();
  await log.getByRole('cell').first().waitFor();
  await log.screenshot({ path: join(pictures, 'reads.png') });
} finally {
  await browser.close();
  server.stop();
  await rm(data, { recursive: true, force: true });
}
