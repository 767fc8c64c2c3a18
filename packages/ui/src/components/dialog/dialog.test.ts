import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dialog, DialogContent } from './dialog.js';

it('is not drawn by a server, which has no page to put it over', () => {
  const content = createElement(DialogContent, { title: 'Hapus paket?' });
  const page = createElement(
    'main',
    null,
    'Paket soal',
    createElement(Dialog, { defaultOpen: true, children: content }),
  );
  expect(renderToString(page)).toBe('<main>Paket soal</main>');
});
