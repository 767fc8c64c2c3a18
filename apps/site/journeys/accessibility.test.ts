import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfSet } from './support/api.js';
import { audit } from './support/audit.js';
import { startProduct } from './support/product.js';
import { begin, overflow, signIn } from './support/visit.js';

const product = startProduct();
let set: QuestionSetAnswer;

beforeAll(async () => {
  set = await pdfSet(product.url);
});

describe.each([375, 1440])('%i px wide', (width) => {
  it.each(['light', 'dark'] as const)('has no violations in the %s theme', async (colorScheme) => {
    const viewport = { width, height: 900 };
    const visit = await begin(product, { viewport, colorScheme });
    const page = await visit.open('/search');
    await page.getByRole('button', { name: 'Masuk' }).waitFor();
    expect(await audit(page), 'login').toEqual([]);

    await signIn(page);
    await page.getByRole('article').first().waitFor();
    expect(await audit(page), 'search').toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.goto(`/preview/${set.id}`);
    await page.locator('[data-component="pdf-viewer"] canvas').first().waitFor();
    expect(await audit(page), 'preview').toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.goto('/tidak-ada');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await audit(page), '404').toEqual([]);
    await visit.context.close();
  });
});
