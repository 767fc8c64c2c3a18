import { expect, it } from 'vitest';
import { type Manifest, pageOf, scriptsOf, stylesOf } from './page-template.js';

const manifest: Manifest = {
  'index.html': { file: 'index.js', css: ['index.css'] },
  'src/start.tsx': { file: 'start.js', imports: ['frame'] },
  frame: { file: 'frame.js', css: ['frame.css'] },
  viewer: { file: 'viewer.js', css: ['documents.css'] },
  page: { file: 'page.js', imports: ['frame', 'viewer'], css: ['documents.css'] },
};

it('brings what a page needs beside what every page begins with', () => {
  expect(scriptsOf(manifest, 'page')).toEqual(['/page.js', '/viewer.js']);
  expect(stylesOf(manifest, 'page')).toEqual(['documents.css']);
  expect(stylesOf(manifest, 'frame')).toEqual([]);
});

it('is painted with its own styles behind those of every page', () => {
  const template =
    '<html><head><style>.a{}</style></head><body><div id="root"></div></body></html>';
  const parts = { theme: 'dark', title: undefined, markup: '<p>', data: '', scripts: [] };
  const page = pageOf(template, { ...parts, styles: '.b{}' });
  expect(page).toMatch(
    /^<html data-theme="dark"><head><style>\.a\{\}<\/style><style>\.b\{\}<\/style>/,
  );
  expect(pageOf(template, { ...parts, styles: '' })).not.toContain('<style></style>');
});
