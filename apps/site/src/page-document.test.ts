import { expect, it } from 'vitest';
import {
  filesOf,
  type Manifest,
  pageOf,
  readInitialData,
  writeInitialData,
} from './page-document.js';

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
  const data = { known: { site: { name: '</script><script>alert(1)</script><!-- $& "' } } };
  const element = writeInitialData(data);
  expect(element.match(/<(?!script type="application\/json"|\/script>$)/g)).toBeNull();
  const text = element.replace(/^<[^>]*>|<\/script>$/g, '');
  expect(readInitialData({ getElementById: () => ({ textContent: text }) as HTMLElement })).toEqual(
    data,
  );
});

it('puts a page into its template as it is', () => {
  const page = pageOf(template, { ...parts, title: 'A & <b> $&', theme: 'dark', markup: '<p>$1' });
  expect(page).toContain('<html data-theme="dark" lang="id">');
  expect(page).toContain('<title>A &amp; &lt;b> $&amp;</title>');
  expect(page).toContain('<div id="root"><p>$1</div>');
  expect(pageOf(template, parts)).toContain('<title>Bank</title>');
});

it('says what a pasted link is of, where that is known, in no other words', () => {
  const shell = `<head></head>${template}`;
  const page = pageOf(shell, { ...parts, title: 'A "b" <c>', about: 'C & D $&' });
  expect(page).toContain('<meta property="og:title" content="A &quot;b&quot; &lt;c>">');
  expect(page).toContain('<meta property="og:description" content="C &amp; D $&amp;">');
  expect(pageOf(shell, { ...parts, title: 'A' })).not.toContain('og:');
});

it('finds nothing on the shell', () => {
  expect(readInitialData({ getElementById: () => null })).toBeUndefined();
});

const manifest: Manifest = {
  'index.html': { file: 'index.js', css: ['index.css'] },
  'src/start.tsx': { file: 'start.js', imports: ['frame'] },
  frame: { file: 'frame.js', css: ['frame.css'] },
  viewer: { file: 'viewer.js', css: ['documents.css'] },
  page: { file: 'page.js', imports: ['frame', 'viewer'], css: ['documents.css'] },
};

it('has what a page needs with all that it imports', () => {
  expect(filesOf(manifest, ['index.html', 'src/start.tsx', 'page'])).toEqual({
    scripts: ['/index.js', '/start.js', '/frame.js', '/page.js', '/viewer.js'],
    styles: ['index.css', 'frame.css', 'documents.css'],
  });
});

it('is painted with its own styles in place of the sheet of every page', () => {
  const shell =
    '<head><link rel="stylesheet" crossorigin href="/a.css"></head><div id="root"></div>';
  const page = pageOf(shell, { ...parts, styles: '.b{}' });
  expect(page).toContain('<head><style>.b{}#root');
  expect(page).not.toContain('stylesheet');
});
