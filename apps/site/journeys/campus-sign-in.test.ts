import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../server/src/test/free-port.js';
import {
  type CampusProvider,
  PERSON_COOKIE,
  startCampusProvider,
  UNWILLING,
} from '../../server/src/test/oidc/campus-provider.js';
import { audit } from './support/audit.js';
import { startServer, type TestServer } from './support/server.js';
import { begin, launch } from './support/visit.js';

let provider: CampusProvider;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  const port = await freePort();
  provider = await startCampusProvider(`http://127.0.0.1:${port}`);
  provider.people.set('rina', {
    name: 'Rina Kusuma',
    email: 'rina@contoh.ac.id',
    email_verified: true,
    groups: ['dosen-if'],
  });
  const env = { OIDC_ROLES: 'groups:dosen-if=dosen', PASSWORD_SIGN_IN: 'admin' };
  server = await startServer({ PORT: `${port}`, ...provider.env, ...env });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await provider?.stop();
});

/** A browser in which somebody is known to the campus. */
async function visitOf(person: string) {
  const visit = await begin({ browser, url: server.url });
  await visit.context.addCookies([{ name: PERSON_COOKIE, value: person, url: provider.issuer }]);
  return visit;
}

const BUTTON = { name: 'Masuk dengan akun kampus' };

it('goes by the campus to the page that asked, and leaves no code behind', async () => {
  const visit = await visitOf('rina');
  const page = await visit.open('/upload');
  await page.waitForURL('**/login?next=%2Fupload');
  await page.getByRole('link', BUTTON).waitFor();
  expect(await audit(page)).toEqual([]);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.getByRole('link', BUTTON).press('Enter');
  await page.waitForURL('**/upload');
  await page.getByRole('button', { name: /^Akun.*Rina Kusuma/ }).waitFor();
  await page.getByText('Masuk sebagai Rina Kusuma.').waitFor();
  expect(addresses.filter((one) => one.includes('accessToken'))).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain('kode');
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});

it('says why there is no way in, and lets an administrator in by a password', async () => {
  const visit = await visitOf(UNWILLING);
  const page = await visit.open('/login');
  await page.getByRole('link', BUTTON).click();
  await page.getByRole('alert', { name: '' }).getByText('dibatalkan atau ditolak').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'Masuk sebagai administrator' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@contoh.ac.id');
  await page.getByLabel('Password', { exact: true }).fill('admin12345');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.waitForURL('**/admin/dosen');
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});

it('removes an account that has no password, once the campus has said whose it is', async () => {
  const visit = await visitOf('rina');
  const page = await visit.open('/login?next=%2Fdata-saya');
  await page.getByRole('link', BUTTON).click();
  await page.waitForURL('**/data-saya');
  await page.getByRole('button', { name: 'Hapus akun saya' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hapus akun Anda?' });
  await dialog.getByText(/^Akun, butir soal pribadi, naskah/).waitFor();
  expect(await dialog.getByLabel('Password').count(), 'she has none').toBe(0);
  expect(await audit(page)).toEqual([]);
  const codes: string[] = [];
  page.on('framenavigated', (frame) => {
    if (/\/data-saya\b.*kode=/.test(frame.url())) codes.push(frame.url());
  });
  await dialog.getByRole('link', { name: 'Pastikan dengan akun kampus' }).press('Enter');
  await page.waitForURL('**/data-saya?hapus=akun');
  await dialog.getByText(/^Akun kampus Anda sudah memastikan/).waitFor();
  expect(codes, 'a code stands in no address of the page').toEqual([]);

  // Whoever changes their mind keeps the account.
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await page.waitForURL('**/data-saya');
  await page.getByRole('button', { name: 'Hapus akun saya' }).click();
  await dialog.getByRole('link', { name: 'Pastikan dengan akun kampus' }).click();
  await page.waitForURL('**/data-saya?hapus=akun');
  // What the page still asks for would be refused once the account is gone, and the console tells of that.
  await page.waitForLoadState('networkidle');
  await dialog.getByRole('button', { name: 'Hapus akun saya' }).click();
  await page.waitForURL('**/login**');
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});

it('removes nothing for who is another at the campus', async () => {
  const visit = await visitOf('rina');
  const page = await visit.open('/login?next=%2Fdata-saya%3Fhapus%3Dakun');
  await page.getByRole('link', BUTTON).click();
  await page.waitForURL('**/data-saya?hapus=akun');
  provider.people.set('tono', {
    name: 'Tono',
    email: 'tono@contoh.ac.id',
    email_verified: true,
    groups: ['dosen-if'],
  });
  // Ports share their cookies: the site's stay.
  await visit.context.clearCookies({ name: /^_session/ });
  await visit.context.addCookies([{ name: PERSON_COOKIE, value: 'tono', url: provider.issuer }]);
  const dialog = page.getByRole('dialog', { name: 'Hapus akun Anda?' });
  await dialog.getByRole('link', { name: 'Pastikan dengan akun kampus' }).click();
  await dialog.getByText(/^Akun kampus Anda sudah memastikan/).waitFor();
  await dialog.getByRole('button', { name: 'Hapus akun saya' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('link', { name: 'Pastikan dengan akun kampus' }).waitFor();
  await page.reload();
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('button', { name: /^Akun.*Rina Kusuma/ }).waitFor();
  await visit.context.close();
});
