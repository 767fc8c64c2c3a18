import { expect, it } from 'vitest';
import { renderText } from '../exam/index.js';
import { examAsking } from '../test/sample-exam.js';

/** Ways in which people put a word into Markdown. */
const WAYS: readonly ((word: string) => string)[] = [
  (one) => one,
  (one) => `#include <${one}>`,
  (one) => `vector<${one}> v; satu<br>${one}`,
  (one) => `<div>\n${one}\n</div>`,
  (one) => `<details><summary>${one}</summary>isi</details>`,
  (one) => `a <b>${one}</b> <${one}@contoh.id>`,
  (one) => `**a *${one}*** ~~b~~`,
  (one) => `# ${one}`,
  (one) => `${one}\n===`,
  (one) => `> - [x] ${one}`,
  (one) => `1. a\n\n   ${one}`,
  (one) => `\`${one}\` dan \`\`a\`${one}\`\``,
  (one) => `\`\`\`c\n  ${one};\n\`\`\``,
  (one) => `    ${one};`,
  (one) => `| ${one} | b |\n|---|---|\n| c | d |`,
  (one) => `| a | b |\n|---|---|\n| <${one}> | $${one}$ |`,
  (one) => `$${one}$, $5 dan $10`,
  (one) => `$$${one}_1$$`,
  (one) => `$$\n\\text{${one}}\n$$`,
  (one) => `[${one}](https://contoh.ac.id) [a][b]\n\n[b]: https://contoh.ac.id/${one}`,
  (one) => `![${one}](https://contoh.ac.id/a.png)`,
  (one) => `![${one}][b]\n\n[b]: https://contoh.ac.id/a.png`,
  (one) => `Catatan[^1].\n\n[^1]: ${one}`,
  (one) => `[${one}]`,
  (one) => `\\<${one}\\> &lt;${one}&gt; &${one};`,
  (one) => `<?php echo ${one}; ?>`,
  (one) => `<!DOCTYPE ${one}>`,
  (one) => `<![CDATA[${one}]]>`,
  (one) => `<script>${one}</script>`,
];

it.each(WAYS.map((way) => way('kataq')))('a paper says every word of %j', async (markdown) => {
  const options = [markdown, 'lain'].map((one, at) => ({ markdown: one, right: at === 0 }));
  for (const [part, exam] of [
    ['soal', examAsking(markdown)],
    ['soal', examAsking('Pilih.', { kind: 'pilihan', options })],
    ['kunci', examAsking('?', { answer: markdown })],
    ['kunci', examAsking('?', { explanation: markdown })],
  ] as const) {
    const { bytes } = await renderText(exam, { part, variant: 'A' });
    expect(new TextDecoder().decode(bytes)).toContain('kataq');
  }
});
