// Measures papers as PDF, in the processor's time: `node benchmarks/papers/run.mjs`, after `npm run build`; `--write FOLDER` keeps the files.
import { fork } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { write: { type: 'string' }, runs: { type: 'string', default: '3' } },
});

/** Processor time of this process; beside other work a paper takes longer, and no more of it. */
function worked() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The child process, which is a fresh one for each cold start. */
async function measure() {
  const begun = worked();
  const { exam } = await import('./exam.mjs');
  const { makeTypesetter } = await import('./typesetter.mjs');
  const { renderPdf } = await import('@bank-soal/paper/typst');
  const typesetter = await makeTypesetter();
  const started = worked() - begun;

  async function all() {
    const from = worked();
    const files = [];
    for (const variant of ['A', 'B', 'C', 'D'])
      for (const part of ['soal', 'kunci'])
        files.push([
          `${part}-${variant}.pdf`,
          (await renderPdf(exam, { part, variant }, typesetter)).bytes,
        ]);
    return { files, ms: worked() - from };
  }

  /** One word of one question is another: what a preview beside a form asks for. */
  async function preview(at) {
    const [first, ...rest] = exam.sections;
    const [item, ...items] = first.items;
    const changed = { ...item, markdown: `${item.markdown} (${at})` };
    const edited = { ...exam, sections: [{ ...first, items: [changed, ...items] }, ...rest] };
    const from = worked();
    await renderPdf(edited, { part: 'soal', variant: 'A' }, typesetter);
    return worked() - from;
  }

  const cold = await all();
  const warm = await all();
  const previews = [];
  for (let at = 0; at < 40; at += 1) previews.push(await preview(at));
  const rest = process.memoryUsage.rss() / 2 ** 20;
  const peak = process.resourceUsage().maxRSS / 1024;
  if (values.write) {
    await mkdir(values.write, { recursive: true });
    for (const [name, bytes] of cold.files) await writeFile(join(values.write, name), bytes);
  }
  const ordered = previews.toSorted((one, other) => one - other);
  process.send?.({
    'start of the compiler, ms': started,
    '8 PDFs, cold (with the start), ms': started + cold.ms,
    '8 PDFs, warm, ms': warm.ms,
    'preview after a change, p50, ms': ordered[20],
    'preview after a change, worst of 40, ms': ordered[39],
    'memory at the end, MB': rest,
    'memory, peak, MB': peak,
    'largest PDF, kB': Math.max(...cold.files.map(([, { length }]) => length)) / 1000,
  });
}

if (process.send) await measure();
else {
  const figures = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    // As the server starts the process that writes papers.
    const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), {
      execArgv: ['--max-old-space-size=400', '--wasm-num-compilation-tasks=1'],
      env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    });
    figures.push(
      await new Promise((found, failed) => {
        child.once('message', found);
        child.once('exit', (code) => failed(new Error(`The child ended with ${code}`)));
      }),
    );
  }
  for (const name of Object.keys(figures[0]))
    console.log(`| ${name} | ${figures.map((one) => one[name].toFixed(0)).join(', ')} |`);
}
