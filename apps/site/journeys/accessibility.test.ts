import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { beforeAll, expect, it } from 'vitest';
import { pdfSet } from './support/api.js';
import { auditBothThemes } from './support/audit.js';
import { startProduct } from './support/product.js';
import { begin, overflow, signIn } from './support/visit.js';

const product = startProduct();
let set: QuestionSetAnswer;

beforeAll(async () => {
  set = await pdfSet(product.url);
});

it.each([375, 1440])('%i px wide, what visitors and users see has no violations', async (width) => {
  const visit = await begin(product, { viewport: { width, height: 900 } });
  const page = await visit.open('/search');
  await page.getByRole('button', { name: 'Masuk' }).waitFor();
  expect(await auditBothThemes(page), 'login').toEqual([]);

  await signIn(page);
  await page.getByRole('article').first().waitFor();
  expect(await auditBothThemes(page), 'search').toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await page.goto(`/preview/${set.id}`);
  await page.locator('[data-component="pdf-viewer"] canvas').first().waitFor();
  expect(await auditBothThemes(page), 'preview').toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await page.goto('/tidak-ada');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await auditBothThemes(page), '404').toEqual([]);
  await visit.context.close();
});
