import type { QuestionAnswer } from '@bank-soal/contract/questions';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { toast, tokenOf } from './support/admin.js';
import { audit } from './support/audit.js';
import { countClicks } from './support/count-clicks.js';
import { expectFocus, pressOn, tabTo } from './support/focus.js';
import { startProduct } from './support/product.js';
import { LECTURER, openSignedIn, overflow, PHONE } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });

/** A square of two by two points. */
const PICTURE = {
  name: 'pohon.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  ),
};

let token = '';

beforeAll(async () => {
  token = await tokenOf(product.url, LECTURER);
});

/** One call of the lecturer's, beside the page that is open. */
async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

const mine = () => call<QuestionAnswer[]>('GET', '/questions?mine=true&limit=500');
const texts = async () => (await mine()).map(({ markdown }) => markdown);
const ask = (markdown: string) =>
  call<QuestionAnswer>('POST', '/questions', { kind: 'uraian', markdown, answer: 'Ya.' });

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const question = (page: Page) => page.getByRole('textbox', { name: /^Pertanyaan/ });
const row = (page: Page, name: RegExp) => page.getByRole('article', { name });
const importing = (page: Page) => page.getByRole('dialog', { name: 'Impor soal' });

const open = async (options = {}) => {
  const [visit, page] = await openSignedIn(product, '/questions', options);
  await page.getByRole('heading', { level: 1, name: 'Butir Soal Saya' }).waitFor();
  return [visit, page] as const;
};

/** A file of three: one that is there already, a new one, and one that no bank takes. */
const fileOf = (known: string, fresh: string) => ({
  name: 'kuis.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify(
      [
        { kind: 'uraian', markdown: known, answer: 'Ya.' },
        { kind: 'uraian', markdown: fresh, answer: 'Tidak.' },
        { kind: 'pilihan', markdown: 'Tanpa opsi', options: [] },
      ],
      undefined,
      1,
    ),
  ),
});

describe('a question with a picture', () => {
  it('is written, kept and shown', async () => {
    const [visit, page] = await open();
    const clicks = await countClicks(page);
    await button(page, 'Buat Soal Baru').click();
    await question(page).fill('Perhatikan pohon ini. ');
    await page.getByRole('toolbar').first().getByRole('button', { name: 'Gambar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sisipkan gambar' });
    await dialog.locator('input[type=file]').setInputFiles(PICTURE);
    await dialog.getByRole('textbox', { name: /^Deskripsi gambar/ }).fill('Pohon biner');
    expect(await audit(page)).toEqual([]);
    await button(dialog, 'Sisipkan gambar').click();
    await expect.poll(() => question(page).inputValue()).toMatch(/!\[Pohon biner\]\(gambar:/);
    await button(page, 'Simpan soal').click();
    await toast(page, 'Soal disimpan');
    expect(await clicks()).toBeLessThanOrEqual(4);
    const written = row(page, /^Perhatikan pohon ini/);
    await written.getByRole('button', { expanded: false }).click();
    const picture = written.getByRole('img', { name: 'Pohon biner' });
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBe(2);
    expect(await audit(page)).toEqual([]);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('a page of its own', () => {
  it('keeps what was typed, goes back to the list, and takes the next question', async () => {
    const { id } = await ask('Apa itu larik?');
    const [visit, page] = await open();
    const clicks = await countClicks(page);
    await row(page, /^Apa itu larik/)
      .getByRole('button', { name: /^Ubah/ })
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/questions/${id}`);
    await question(page).fill('Apa itu larik dinamis?');
    await page.reload();
    await expect.poll(() => question(page).inputValue()).toBe('Apa itu larik dinamis?');
    expect(await audit(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Butir Soal Saya' }).waitFor();
    expect((await texts())[0]).toBe('Apa itu larik?');
    await page.goForward();
    await button(page, 'Simpan soal').click();
    await toast(page, 'Soal disimpan');
    await row(page, /^Apa itu larik dinamis/).waitFor();

    // A question and its answer, then the next one.
    const before = await clicks();
    await button(page, 'Buat Soal Baru').click();
    await question(page).fill('Apa itu senarai?');
    await page
      .getByRole('textbox', { name: /^Jawaban model/ })
      .fill('Simpul yang saling menunjuk.');
    await button(page, 'Simpan & buat lagi').click();
    await expect.poll(() => question(page).inputValue()).toBe('');
    expect((await clicks()) - before).toBeLessThanOrEqual(5);
    await expectFocus(question(page));
    // Opened beside another question, and there when it is opened again.
    await question(page).fill('Apa itu antrean?');
    await page.goBack();
    await row(page, /^Apa itu senarai/)
      .getByRole('button', { name: /^Ubah/ })
      .click();
    await expect.poll(() => question(page).inputValue()).toBe('Apa itu senarai?');
    await page.goBack();
    await button(page, 'Buat Soal Baru').click();
    await expect.poll(() => question(page).inputValue()).toBe('Apa itu antrean?');
    await button(page, 'Simpan soal').click();
    await row(page, /^Apa itu antrean/).waitFor();
    expect((await texts()).slice(0, 2)).toEqual(['Apa itu antrean?', 'Apa itu senarai?']);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('a file of questions', () => {
  it('is shown before anything is stored, what is there already left out', async () => {
    await ask('Apa itu graf berarah?');
    const before = await texts();
    const [visit, page] = await open(PHONE);
    const clicks = await countClicks(page);
    await button(page, 'Impor soal').click();
    const dialog = importing(page);
    const file = fileOf('apa itu GRAF berarah?', 'Apa itu graf berbobot?');
    await dialog.locator('input[type=file]').setInputFiles(file);
    await button(dialog, 'Impor 1 soal').waitFor();
    const box = (line: RegExp) => dialog.getByRole('checkbox', { name: line });
    expect(await box(/GRAF berarah/).isChecked()).toBe(false);
    expect(await box(/berbobot/).isChecked()).toBe(true);
    expect(await texts()).toEqual(before);
    expect(await audit(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await button(dialog, /^Lihat soal yang sudah ada/).click();
    const existing = page.getByRole('dialog', { name: 'Sudah ada di bank soal' });
    await existing.getByRole('article', { name: 'Apa itu graf berarah?' }).waitFor();
    await page.keyboard.press('Escape');
    await existing.waitFor({ state: 'hidden' });

    await button(dialog, 'Impor 1 soal').click();
    await toast(page, '1 soal diimpor');
    expect(await clicks()).toBeLessThanOrEqual(3);
    expect(await texts()).toEqual(['Apa itu graf berbobot?', ...before]);
    await row(page, /^Apa itu graf berbobot/).waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('a question that two people have open', () => {
  it('loses nothing, whatever is chosen', async () => {
    const { id } = await ask('Naskah awal.');
    const [visit, page] = await open();
    const conflict = page.getByText('Soal ini berubah sejak Anda membukanya');
    const now = async () => (await call<QuestionAnswer>('GET', `/questions/${id}`)).markdown;
    const versions = async () =>
      (await call<QuestionAnswer[]>('GET', `/questions/${id}/versions`)).map((one) => one.markdown);

    /** Somebody saves theirs while it is open here, then this page saves its own. */
    async function both(before: RegExp, theirs: string, own: string) {
      await row(page, before).getByRole('button', { name: /^Ubah/ }).click();
      await question(page).fill(own);
      await call('PUT', `/questions/${id}`, { markdown: theirs });
      await button(page, 'Simpan soal').click();
      await conflict.waitFor();
      expect(await question(page).inputValue()).toBe(own);
      expect(await now()).toBe(theirs);
    }

    await both(/^Naskah awal/, 'Milik mereka 1.', 'Milik saya 1.');
    expect(await audit(page)).toEqual([]);
    await button(page, 'Simpan tulisan saya sebagai versi terbaru').click();
    await toast(page, 'Soal disimpan');
    expect(await versions()).toEqual(['Milik saya 1.', 'Milik mereka 1.', 'Naskah awal.']);

    await both(/^Milik saya 1/, 'Milik mereka 2.', 'Milik saya 2.');
    await button(page, 'Simpan tulisan saya sebagai soal baru').click();
    await row(page, /^Milik saya 2/).waitFor();
    expect(await now()).toBe('Milik mereka 2.');
    expect(await texts()).toContain('Milik saya 2.');

    await both(/^Milik mereka 2/, 'Milik mereka 3.', 'Milik saya 3.');
    await button(page, 'Lanjutkan dari versi itu').click();
    await expect.poll(() => question(page).inputValue()).toBe('Milik mereka 3.');
    await button(page, 'Kembalikan tulisan saya').click();
    await expect.poll(() => question(page).inputValue()).toBe('Milik saya 3.');
    await button(page, 'Simpan soal').click();
    await expect.poll(now).toBe('Milik saya 3.');
    await visit.context.close();
  });
});

describe('by keyboard alone', () => {
  it('a question is written and changed, and a file is brought', async () => {
    const [visit, page] = await open();
    await pressOn(page, button(page, 'Buat Soal Baru'));
    await expectFocus(question(page));
    await page.keyboard.type('Apa itu pohon merah-hitam?');
    await pressOn(page, button(page, 'Simpan soal'));
    await toast(page, 'Soal disimpan');
    await expectFocus(button(page, 'Buat Soal Baru'));

    await pressOn(page, button(page, 'Ubah: Apa itu pohon merah-hitam?'));
    await expectFocus(question(page));
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Jelaskan.');
    await page.keyboard.press('ControlOrMeta+Enter');
    if ((await texts())[0] !== 'Apa itu pohon merah-hitam? Jelaskan.') {
      await pressOn(page, button(page, 'Simpan soal'));
    }
    await expect.poll(async () => (await texts())[0]).toBe('Apa itu pohon merah-hitam? Jelaskan.');

    await pressOn(page, button(page, 'Impor soal'), 'Shift+Tab');
    const dialog = importing(page);
    await dialog.waitFor();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      pressOn(page, button(dialog, /^Pilih file/)),
    ]);
    await chooser.setFiles(fileOf('Apa itu pohon merah-hitam? Jelaskan.', 'Apa itu heap?'));
    await button(dialog, 'Impor 1 soal').waitFor();
    await tabTo(page, dialog.getByRole('checkbox', { name: /merah-hitam/ }));
    await page.keyboard.press('Space');
    await pressOn(page, button(dialog, 'Impor 2 soal'));
    await toast(page, '2 soal diimpor');
    expect((await texts()).filter((text) => text.includes('merah-hitam'))).toHaveLength(2);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
