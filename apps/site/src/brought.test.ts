import { expect, it } from 'vitest';
import { readBrought, writeBrought } from './brought.js';
import { pageOf } from './page-template.js';

const parts = {
  theme: undefined,
  title: undefined,
  markup: '<p>',
  data: '',
  scripts: [],
  styles: '',
};
const template = '<html lang="id"><head><title>Bank</title></head><div id="root">…</div>';

it('carries answers past whatever a title says, and nothing in them ends the element', () => {
  const brought = { known: { site: { name: '</script><script>alert(1)</script><!-- $& "' } } };
  const element = writeBrought(brought);
  expect(element.match(/<(?!script type="application\/json"|\/script>$)/g)).toBeNull();
  const text = element.replace(/^<[^>]*>|<\/script>$/g, '');
  expect(readBrought({ getElementById: () => ({ textContent: text }) as HTMLElement })).toEqual(
    brought,
  );
});

it('puts a page into its template as it is', () => {
  const page = pageOf(template, { ...parts, title: 'A & <b> $&', theme: 'dark', markup: '<p>$1' });
  expect(page).toContain('<html data-theme="dark" lang="id">');
  expect(page).toContain('<title>A &amp; &lt;b> $&amp;</title>');
  expect(page).toContain('<div id="root"><p>$1</div>');
  expect(pageOf(template, parts)).toContain('<title>Bank</title>');
});

it('finds nothing on a page that no server has drawn', () => {
  expect(readBrought({ getElementById: () => null })).toBeUndefined();
});
