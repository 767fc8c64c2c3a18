import { describe, expect, it } from 'vitest';
import { openAdmin, tokenOf } from './support/admin.js';
import { listSets } from './support/api.js';
import { countClicks } from './support/count-clicks.js';
import { startProduct } from './support/product.js';
import { begin, LECTURER, openSignedIn, signIn } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });

/** What people come for, and the most clicks that it takes: each comes with the number that it took before. */
describe('a job takes no more clicks', () => {
  it('to sign in: 1', async () => {
    const visit = await begin(product);
    const page = await visit.open('/login');
    const clicks = await countClicks(page);
    await signIn(page);
    await page.waitForURL((url) => url.pathname === '/');
    expect(await clicks()).toBeLessThanOrEqual(1);
    await visit.context.close();
  });

  it('to begin an exam from that of last year: 3', async () => {
    const token = await tokenOf(product.url, LECTURER);
    await fetch(`${product.url}/api/papers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': token },
      body: JSON.stringify({ title: 'UTS Lama' }),
    });
    const [visit, page] = await openSignedIn(product, '/create');
    const clicks = await countClicks(page);
    await page.getByRole('link', { name: 'Kertas Saya' }).first().click();
    await page.getByRole('button', { name: 'Tindakan untuk UTS Lama' }).click();
    await page.getByRole('menuitem', { name: 'Salin sebagai baru' }).click();
    await page.waitForURL(/\/papers\/\d+$/);
    expect(await clicks()).toBeLessThanOrEqual(3);
    await visit.context.close();
  });

  it('to take three sets along: 5', async () => {
    const visit = await begin(product);
    const page = await visit.open('/search');
    const clicks = await countClicks(page);
    await page.getByRole('button', { name: 'Pilih beberapa' }).click();
    const boxes = page.getByRole('article').getByRole('checkbox');
    for (const at of [0, 1, 2]) await boxes.nth(at).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Unduh ZIP' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    expect(await clicks()).toBeLessThanOrEqual(5);
    await visit.context.close();
  });

  it('to see how things stand, who changed what, and how the server is: 1 each', async () => {
    const [visit, page] = await openAdmin(product);
    const clicks = await countClicks(page);
    for (const name of ['Ringkasan', 'Riwayat', 'Server']) {
      await page.getByRole('link', { name, exact: true }).first().click();
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.getByText('Semua baik').waitFor();
    expect(await clicks()).toBeLessThanOrEqual(3);
    await visit.context.close();
  });

  it('to read a set from a shared link: none', async () => {
    const [set] = await listSets(product.url);
    const visit = await begin(product);
    const page = await visit.open(`/preview/${set?.id}`);
    await page.getByRole('heading', { name: 'Berkas' }).waitFor();
    await page
      .getByRole('button', { name: /^Unduh/ })
      .first()
      .waitFor();
    await visit.context.close();
  });
});
