import { type EndpointName, methodOf, pathOf } from '@bank-soal/contract/endpoints';
import { type Route, routes } from '@bank-soal/contract/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, openAdmin, toast, tokenOf } from './support/admin.js';
import { startProduct } from './support/product.js';
import { begin, LECTURER, signIn } from './support/visit.js';

const product = startProduct();

const PAGES = [
  '/admin/dosen',
  '/admin/mata-kuliah',
  '/admin/tagging',
  '/admin/course-tagging?course=1',
  '/admin/indeks',
  '/admin/server',
];

describe('who may enter', () => {
  it.each(PAGES)('sends a visitor from %s to the login, and on afterwards', async (path) => {
    const visit = await begin(product);
    const page = await visit.open(path);
    await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`);
    await signIn(page, ADMIN);
    await page.waitForURL(`**${path}`);
    await visit.context.close();
  });

  it('sends a lecturer home, from every page', async () => {
    const visit = await begin(product);
    const page = await visit.open('/login');
    await signIn(page, LECTURER);
    await page.waitForURL((url) => url.pathname === '/');
    for (const path of ['/admin', ...PAGES]) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/');
    }
    await visit.context.close();
  });

  it('leads an administrator to the lecturers, and from /admin too', async () => {
    const visit = await begin(product);
    const page = await visit.open('/login');
    await signIn(page, ADMIN);
    await page.waitForURL('**/admin/dosen');
    await page.getByText('Daftar dosen berhasil dimuat').waitFor();
    await page.goto('/admin');
    await page.waitForURL('**/admin/dosen');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login**');
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('ends a session that the server no longer accepts', async () => {
    const [visit, page] = await openAdmin(product);
    await page.getByText('Dosen Aktif').waitFor();
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
      localStorage.setItem('user', JSON.stringify({ ...user, accessToken: 'x.y.z' }));
    });
    await page.reload();
    await page.waitForURL('**/login?next=%2Fadmin%2Fdosen');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await visit.context.close();
  });
});

describe('the routes without a guard', () => {
  it('show the same screens, and send whoever changes something to the login', async () => {
    const visit = await begin(product);
    const page = await visit.open('/dev/admin/mata-kuliah');
    await page.getByRole('heading', { name: 'Manajemen Tag Mata Kuliah' }).waitFor();
    await page.getByText('Basis Data', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Hapus Basis Data' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await page.waitForURL('**/login?next=%2Fdev%2Fadmin%2Fmata-kuliah');
    await toast(page, 'Anda perlu login untuk melakukan aksi ini.');

    await page.goto('/dev/admin/tagging');
    await page.getByRole('heading', { name: 'Manajemen Tag Materi' }).waitFor();
    await page.goto('/dev/admin/course-tagging');
    await page.getByRole('link', { name: 'Basis Data' }).click();
    await page.getByRole('tab', { name: /Materi Khusus/ }).waitFor();
    await page.goto('/dev/admin/dosen');
    await page.getByRole('heading', { name: 'Coming Soon' }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await visit.context.close();
  });

  it('show no lecturers to a visitor', async () => {
    const visit = await begin(product);
    const page = await visit.open('/dev/admin');
    await page.getByText('Gagal memuat daftar dosen. Pastikan backend berjalan.').waitFor();
    await visit.context.close();
  });
});

describe('the server', () => {
  const calls = Object.entries(routes as Record<string, Route>)
    .filter(([, { access }]) => access === 'admin')
    .map(([name]) => name as EndpointName);

  let token = '';
  beforeAll(async () => {
    token = await tokenOf(product.url, LECTURER);
  });

  it.each(calls)('refuses %s to visitors and lecturers', async (name) => {
    const path = pathOf(name as 'deleteLecturer', { id: 1 });
    const method = methodOf(name);
    const call = (headers: Record<string, string>) =>
      fetch(product.url + path, { method, headers }).then(({ status }) => status);
    expect(await call({})).toBe(401);
    expect(await call({ 'x-access-token': token })).toBe(403);
  });
});
