import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSets } from './support/api.js';
import { auditBothThemes } from './support/audit.js';
import { countClicks } from './support/count-clicks.js';
import { startProduct } from './support/product.js';
import { begin, openSignedIn } from './support/visit.js';

const product = startProduct();
const STUDENT = { email: 'mahasiswa@contoh.ac.id', password: 'mahasiswa12345' };
const REPORT = 'Nomor 3 salah cetak: pilihan B dan D sama.';
const REPLY = 'Lihat juga halaman 2.';

let set: QuestionSetAnswer;

beforeAll(async () => {
  const own = (await listSets(product.url)).find(
    ({ creator, files }) =>
      creator?.fullName?.includes('Ratna') &&
      files.some(
        ({ filetype, filecategory }) => filetype === 'pdf' && filecategory === 'questions',
      ),
  );
  if (!own) throw new Error('The demo data has no PDF of the demo lecturer');
  set = own;
});

describe('what is said of a set', () => {
  it('goes from a student who reports a page to its lecturer, who answers, and back', async () => {
    const [student, page] = await openSignedIn(product, `/preview/${set.id}`, {}, STUDENT);
    const clicks = await countClicks(page);
    const file = page.locator('li[id^="berkas-"]').filter({ hasText: '.pdf' }).first();
    await file.getByRole('button', { name: /^Lihat / }).click();
    await file.locator('canvas').first().waitFor();
    await file.getByRole('button', { name: /^Laporkan kesalahan di / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Apa yang salah?' }).fill(REPORT);
    await dialog.getByRole('button', { name: 'Kirim laporan' }).click();
    await dialog.waitFor({ state: 'detached' });
    const thread = page.getByRole('list', { name: 'Komentar dan laporan' });
    await thread.getByText(REPORT).waitFor();
    expect(await clicks()).toBeLessThanOrEqual(3);
    expect(await thread.getByText(/\.pdf, hlm\. 1$/).count()).toBe(1);
    expect(await auditBothThemes(page)).toEqual([]);

    const [lecturer, own] = await openSignedIn(product, `/preview/${set.id}`);
    await own.getByRole('button', { name: /^Aksi untuk komentar/ }).click();
    await own.getByRole('menuitem', { name: 'Tandai selesai' }).click();
    await own.getByRole('textbox', { name: 'Jawaban (opsional)' }).fill('Sudah diperbaiki.');
    await own.getByRole('button', { name: 'Tandai selesai' }).click();
    await own.getByText('Sudah diperbaiki.').waitFor();

    await page.reload();
    await page.getByText('Sudah diperbaiki.').waitFor();

    await own.getByRole('button', { name: /^Balas / }).click();
    await own.getByRole('textbox', { name: /^Balasan untuk / }).fill(REPLY);
    await own.getByRole('button', { name: 'Kirim balasan' }).click();
    await own.getByText(REPLY).waitFor();
    expect(await auditBothThemes(own)).toEqual([]);
    await page.goto(`${product.url}/pemberitahuan`);
    await page
      .getByRole('link', { name: /Tanggapan · / })
      .first()
      .waitFor();
    const told = page.getByRole('listitem').filter({ hasText: REPLY });
    await told.getByRole('link').click();
    await page.getByText(REPLY).waitFor();
    await page.waitForFunction(() => document.activeElement?.id.startsWith('komentar-'));
    expect([...student.errors, ...lecturer.errors]).toEqual([]);
    await student.context.close();
    await lecturer.context.close();
  });

  it('is not shown to visitors', async () => {
    const visit = await begin(product);
    const page = await visit.open(`/preview/${set.id}`);
    await page.getByRole('heading', { name: 'File' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Komentar dan laporan' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Laporkan kesalahan/ }).count()).toBe(0);
    await visit.context.close();
  });
});
