import { expect, it } from 'vitest';
import { startServer } from './support/server.js';

it('says whose libraries and fonts the site is made of, in their own words', async () => {
  const server = await startServer({ SEED_DEMO: 'false' });
  try {
    const answer = await fetch(`${server.url}/lisensi.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    for (const name of ['react-dom', 'pdfjs-dist', '@fontsource-variable/plus-jakarta-sans']) {
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
    }
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(text).toContain('Permission is hereby granted, free of charge');
    // What pdf.js loads by itself keeps its own beside it.
    expect((await fetch(`${server.url}/pdfjs/standard_fonts/LICENSE_FOXIT`)).status).toBe(200);
    expect((await fetch(`${server.url}/licenses.json`)).status).toBe(404);
  } finally {
    await server.stop();
  }
});
