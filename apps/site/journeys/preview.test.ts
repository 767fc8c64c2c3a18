import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfSet } from './support/api.js';
import { auditBothThemes } from './support/audit.js';
import { expectFocus, pressOn, tabTo } from './support/focus.js';
import { startProduct } from './support/product.js';
import { begin, overflow, PHONE } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });

/** A busy machine takes its time to lay out a combined preview. */
const LAYING_OUT = { timeout: 60_000 };

let set: QuestionSetAnswer;

beforeAll(async () => {
  set = await pdfSet(product.url);
});

const part = (page: Page, type: string) => page.locator(`#gabungan-${type}`);
/** What the viewer says of its place; a paper's own foot may say the same. */
const at = (page: Page, type: string, number: number) =>
  part(page, type).locator('output', { hasText: new RegExp(`^Halaman ${number} dari \\d+$`) });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

describe('the reader of a set', () => {
  it('is read, searched and switched to the key by keyboard', async () => {
    const visit = await begin(product);
    const page = await visit.open(`/preview/${set.id}`);
    await at(page, 'questions', 1).waitFor(LAYING_OUT);
    expect(await part(page, 'answers').locator('[data-component="pdf-viewer"]').count()).toBe(0);

    const pages = part(page, 'questions').getByRole('region', { name: 'Soal dan test cases' });
    await tabTo(page, pages);
    await page.keyboard.press('PageDown');
    await at(page, 'questions', 2).waitFor();
    await page.keyboard.press('Control+f');
    const field = page.getByRole('textbox', { name: 'Cari di dokumen' });
    await expectFocus(field);
    await page.keyboard.type('tidak mungkin ada di sini');
    await part(page, 'questions').getByText('Tidak ditemukan').first().waitFor(LAYING_OUT);
    await page.keyboard.press('Escape');
    await expectFocus(pages);
    expect(await field.count()).toBe(0);

    await tabTo(page, radio(page, 'Soal'), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**?baca=kunci');
    await expectFocus(radio(page, 'Kunci'));
    await at(page, 'answers', 1).waitFor(LAYING_OUT);
    expect(await part(page, 'questions').isVisible()).toBe(false);
    await page.keyboard.press('ArrowLeft');
    // Where it was left.
    await at(page, 'questions', 2).waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('shows both side by side from a wide window on, from the address alone', async () => {
    const visit = await begin(product);
    const page = await visit.open(`/preview/${set.id}?baca=berdampingan`);
    await at(page, 'questions', 1).waitFor(LAYING_OUT);
    await at(page, 'answers', 1).waitFor(LAYING_OUT);
    const boxes = () =>
      Promise.all(['questions', 'answers'].map((type) => part(page, type).boundingBox()));
    const [left, right] = await boxes();
    expect(left?.y).toBe(right?.y);
    expect(left?.width).toBe(right?.width);
    for (const type of ['questions', 'answers']) {
      const viewer = await part(page, type).locator('[data-component="pdf-viewer"]').boundingBox();
      expect(viewer?.height).toBe(600);
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await auditBothThemes(page)).toEqual([]);

    await page.setViewportSize({ width: 375, height: 812 });
    await radio(page, 'Keduanya').waitFor({ state: 'attached' });
    const [above, below] = await boxes();
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])('moves nothing when its document comes, on %s', async (_, options) => {
    const visit = await begin(product, options);
    const page = await visit.open(`/preview/${set.id}`);
    await at(page, 'questions', 1).waitFor(LAYING_OUT);
    const moved = await page.evaluate(
      () =>
        new Promise<string[]>((told) => {
          const observer = new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & {
              sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
            })[];
            const sources = shifts.flatMap((shift) => shift.sources);
            const inside = sources.filter(({ node }) =>
              (node instanceof Element ? node : node?.parentElement)?.closest(
                '[data-component="pdf-viewer"]',
              ),
            );
            told(inside.map((one) => `${one.previousRect.y} to ${one.currentRect.y}`));
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => told([]), 500);
        }),
    );
    expect(moved).toEqual([]);
    await visit.context.close();
  });

  it('shows the tab that was pressed last, before the router has followed the first', async () => {
    const visit = await begin(product);
    const page = await visit.open(`/preview/${set.id}`);
    await at(page, 'questions', 1).waitFor(LAYING_OUT);
    const answers = page.getByRole('tab', { name: /^Jawaban/ });
    const chosen = await answers.evaluate(async (tab) => {
      const questions = tab.previousElementSibling as HTMLElement;
      (tab as HTMLElement).click();
      await Promise.resolve();
      questions.click();
      return new Promise((told) =>
        setTimeout(() => told(questions.ariaSelected + location.search), 500),
      );
    });
    expect(chosen).toBe('true');
    await answers.click();
    await page.waitForURL('**?tab=jawaban');
    expect(await answers.getAttribute('aria-selected')).toBe('true');
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('opens a file only when it is asked for', async () => {
    const visit = await begin(product);
    const blobs: string[] = [];
    visit.context.on('request', (request) => {
      if (request.url().includes('/files/blob/')) blobs.push(request.url());
    });
    const page = await visit.open(`/preview/${set.id}`);
    await at(page, 'questions', 1).waitFor(LAYING_OUT);
    const [file] = set.files.filter(({ filecategory }) => filecategory === 'questions');
    if (!file) throw new Error('The set has no question file');
    const show = page.getByRole('button', { name: `Lihat ${file.originalname}` });
    await show.scrollIntoViewIfNeeded();
    expect(blobs).toEqual([]);
    await pressOn(page, show);
    await page.locator(`#berkas-${file.id}`).locator('canvas').first().waitFor(LAYING_OUT);
    expect(blobs).toHaveLength(1);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('leads from the course of a set to the sets of that course', async () => {
    const visit = await begin(product);
    const page = await visit.open(`/preview/${set.id}`);
    await page.getByRole('link', { name: set.subject, exact: true }).click();
    await page.waitForURL('**/search?courseTag=**');
    await page.getByRole('button', { name: `Hapus ${set.subject}` }).waitFor();
    await page.getByRole('link', { name: set.title, exact: true }).first().waitFor();
    await visit.context.close();
  });
});

describe('on paper', () => {
  /** What a browser makes of the pages that the viewer hands to its print dialog. */
  async function printed(page: Page): Promise<PDFDocument> {
    const frame = page.frames().find((one) => one.parentFrame());
    if (!frame) throw new Error('Nothing is printed');
    const markup = await frame.evaluate(() => {
      const css = document.adoptedStyleSheets.flatMap(({ cssRules }) =>
        [...cssRules].map(({ cssText }) => cssText),
      );
      const pictures = [...document.images].map((image) => {
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return `<img src="${canvas.toDataURL('image/jpeg')}" alt="">`;
      });
      return `<!doctype html><style>${css.join('')}</style>${pictures.join('')}`;
    });
    const sheet = await page.context().newPage();
    await sheet.setContent(markup);
    const bytes = await sheet.pdf({ preferCSSPageSize: true });
    await sheet.close();
    return PDFDocument.load(bytes);
  }

  it('is the whole paper, a page a sheet, from the viewer', async () => {
    const visit = await begin(product);
    await visit.context.addInitScript(() => {
      window.print = () => Object.assign(window.top ?? window, { hasPrinted: true });
    });
    const page = await visit.open(`/preview/${set.id}`);
    await at(page, 'questions', 1).waitFor(LAYING_OUT);
    await pressOn(page, part(page, 'questions').getByRole('button', { name: 'Cetak' }));
    await page.waitForFunction(() => 'hasPrinted' in window, null, LAYING_OUT);
    const paper = await fetch(
      `${product.url}/api/files/combine-preview/${set.id}?type=questions`,
    ).then(async (answer) => PDFDocument.load(await answer.arrayBuffer()));
    const print = await printed(page);
    expect(print.getPageCount()).toBe(paper.getPageCount());
    const { width, height } = paper.getPage(0).getSize();
    expect(Math.abs(print.getPage(0).getSize().width - width)).toBeLessThan(2);
    expect(Math.abs(print.getPage(0).getSize().height - height)).toBeLessThan(2);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('is the facts of the set on one sheet, from the page', async () => {
    const visit = await begin(product);
    const page = await visit.open(`/preview/${set.id}`);
    await at(page, 'questions', 1).waitFor(LAYING_OUT);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1, name: set.title }).isVisible()).toBe(true);
    for (const { originalname } of set.files) {
      expect(await page.getByText(originalname).filter({ visible: true }).count()).toBe(1);
    }
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('radio').filter({ visible: true }).count()).toBe(0);
    expect(await part(page, 'questions').isVisible()).toBe(false);
    expect((await PDFDocument.load(await page.pdf({ format: 'A4' }))).getPageCount()).toBe(1);
    await visit.context.close();
  });
});
