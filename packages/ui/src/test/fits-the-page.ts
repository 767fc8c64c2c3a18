import { expect } from 'storybook/test';

/** Fails when the page must be scrolled sideways: a text or a value was too long for its place. */
export async function fitsThePage() {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
