import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openAdmin, sendAsAdmin, toast } from './support/admin.js';
import { listSets } from './support/api.js';
import { startProduct } from './support/product.js';

const product = startProduct();

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const choose = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label }).selectOption({ label: option });

/** Today as the record counts days. */
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Jakarta' });

describe('the history', () => {
  it('says who did what, by kind, account and day, and looks again', async () => {
    const [visit, page] = await openAdmin(product, '/admin/mata-kuliah?form=baru');
    await page.getByRole('textbox', { name: /Nama Tag/ }).fill('Statistika Lanjut');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await toast(page, 'Tag berhasil ditambahkan');

    await page.getByRole('link', { name: 'Riwayat' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Riwayat' }).waitFor();
    await row(page, 'Membuat tag mata kuliah: Statistika Lanjut').waitFor();
    await row(page, 'Masuk').first().waitFor();

    // The second in the moment in which the first is in the address, and not drawn.
    await page.evaluate(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        history.pushState = push;
        const pada = [...document.querySelectorAll('label')].find(
          (one) => one.textContent === 'Pada',
        );
        const field = document.querySelector<HTMLSelectElement>(
          `#${CSS.escape(pada?.htmlFor ?? '')}`,
        );
        if (!field) return;
        field.value = 'course-tag';
        field.dispatchEvent(new Event('change', { bubbles: true }));
      };
    });
    await choose(page, 'Kegiatan', 'Membuat');
    await page.waitForURL('**/admin/riwayat?kegiatan=create&pada=course-tag');
    await row(page, 'Masuk').first().waitFor({ state: 'detached' });
    const made = row(page, 'Membuat tag mata kuliah: Statistika Lanjut');
    // The name of the tag leads to the tag, the account's to what else it did.
    await made.getByRole('link').last().click();
    await page.waitForURL(/akun=\d+/);
    await page.getByRole('button', { name: /Akun: / }).waitFor();
    await page.reload();
    await made.waitFor();

    await page.goto(`${page.url()}&dari=${today()}&sampai=${today()}`);
    await made.waitFor();
    await sendAsAdmin(product, 'POST', '/course-tags', { name: 'Statistika Terapan' });
    await page.getByRole('button', { name: 'Muat ulang' }).click();
    await row(page, 'Membuat tag mata kuliah: Statistika Terapan').waitFor();

    await page.goto('/admin/riwayat?dari=2020-01-01&sampai=2020-01-02');
    await page.getByText('Tidak ada catatan').waitFor();
    await page.getByRole('button', { name: 'Hapus filter' }).click();
    await made.waitFor();
    await page.getByRole('searchbox', { name: 'Cari di riwayat' }).fill('statistika LANJUT');
    await page.waitForURL(/cari=statistika/);
    await page.getByText('Menampilkan 1 dari 1 catatan').waitFor();
    await made.getByRole('link', { name: 'Statistika Lanjut' }).click();
    await page.waitForURL('**/admin/mata-kuliah?q=Statistika+Lanjut');
    await page.getByRole('rowheader', { name: 'Statistika Lanjut' }).waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('of one set is a link away from the set, for administrators', async () => {
    const list = (await listSets(product.url)) as [QuestionSetAnswer, QuestionSetAnswer];
    const [{ id, subject, difficulty }, other] = list;
    await sendAsAdmin(product, 'PUT', `/questionsets/${id}`, {
      title: 'UTS yang diubah',
      subject,
      difficulty,
    });
    const { title: before, ...rest } = other;
    await sendAsAdmin(product, 'PUT', `/questionsets/${other.id}`, {
      ...rest,
      title: `${before} lain`,
    });

    const [visit, page] = await openAdmin(product, `/preview/${id}`);
    await page.getByRole('link', { name: 'Riwayat' }).click();
    await page.waitForURL(`**/admin/riwayat?pada=set&nomor=${id}`);
    await row(page, 'Mengubah paket soal: UTS yang diubah').waitFor();
    expect(await row(page, `${before} lain`).count()).toBe(0);
    await page.getByRole('button', { name: 'Hanya paket soal UTS yang diubah' }).click();
    await row(page, `${before} lain`).first().waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
