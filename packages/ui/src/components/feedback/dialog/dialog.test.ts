import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dialog, DialogContent } from './dialog.js';

it('is not drawn by a server, which has no page to put it over', () => {
  const content = createElement(DialogContent, { title: 'Hapus paket?' });
  // oxlint-disable-next-line react/no-children-prop -- required, and no JSX in a test of Node
  const dialog = createElement(Dialog, { defaultOpen: true, children: content });
  const page = createElement('main', null, 'Paket soal', dialog);
  expect(renderToString(page)).toBe('<main>Paket soal</main>');
});
