import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { docOf, nearest } from '../../packages/ui/bin/doc.mjs';
import { folderOf, libraryFolders } from '../../scripts/components/component-rules.mjs';
import { storyExample } from '../../scripts/docs/story-example.mjs';
import { componentDocs } from './component-docs.mjs';
import { pageProse } from './component-page.mjs';
import { llmsText } from './llms.mjs';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const library = { llms: llmsText(), docs: componentDocs() };
const names = libraryFolders(ui).map((folder) => basename(folder));

describe('prose of a page', () => {
  it('is without stories, links of a Storybook and empty parts', () => {
    const page = `Turns one setting on. See [Checkbox](?path=/docs/masukan-checkbox--docs).

## States
<Canvas of="Busy" />

## When sent
A [form](https://example.com/form).

<Canvas of="InAForm" />

Sent at once.
`;
    expect(pageProse(page)).toBe(
      [
        'Turns one setting on. See Checkbox.',
        '## When sent',
        'A [form](https://example.com/form).',
        'Sent at once.',
      ].join('\n\n'),
    );
  });
});

describe('an example', () => {
  const example = (name: string) => storyExample(folderOf(ui, name));

  it('is what a host would write', () => {
    expect(example('badge')).toBe(
      "import { Badge } from '@bank-soal/ui/badge';\n\n<Badge>Algoritma</Badge>",
    );
    expect(example('dialog')).toContain("import { Button } from '@bank-soal/ui/button';");
  });

  it.each(names)('of %s is there, can be read, and names nothing of stories', (name) => {
    const { example: text = '', status } = library.docs[name] ?? {};
    expect(status).toMatch(/^(stabil|uji|ditinggalkan)$/);
    expect(text).not.toBe('');
    expect(text).not.toMatch(/storybook|canvasElement|from '\.|\{\.\.\.args\} \/>$/);
    const { diagnostics } = ts.transpileModule(text, {
      fileName: 'example.tsx',
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext },
    });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  });
});

describe('the command', () => {
  it('lists all components with what they are for', () => {
    const { text, found } = docOf(library, undefined, 'en');
    expect(found).toBe(true);
    for (const name of names) expect(text).toMatch(new RegExp(`^${name} +\\S`, 'm'));
  });

  it.each(['data-table', 'DataTable', '@bank-soal/ui/data-table'])('knows %s', (asked) => {
    const { text, found } = docOf(library, asked, 'en');
    expect(found).toBe(true);
    expect(text).toMatch(/^# data-table\n\nimport \{ DataTable.*'@bank-soal\/ui\/data-table'\n/);
    for (const part of ['Parts and props', 'Example', 'Keyboard', 'Accessibility'])
      expect(text).toContain(`\n## ${part}\n`);
    expect(text).toContain('- `caption');
  });

  it('finds a component by one of its parts', () => {
    expect(docOf(library, 'TabPanel', 'en').text).toMatch(/^# tabs\n/);
  });

  it('speaks Indonesian where that is asked for', () => {
    const { text } = docOf(library, 'switch', 'id');
    expect(text).toContain('## Contoh');
    expect(text).toContain('## Papan ketik');
  });

  it('names what is near to a name that there is not', () => {
    const { text, found } = docOf(library, 'buton', 'en');
    expect(found).toBe(false);
    expect(text).toMatch(/^There is no component 'buton'. Near to it: button, /);
    expect(nearest(names, 'table')).toContain('data-table');
    expect(nearest(names, 'modal')).toHaveLength(5);
  });
});
