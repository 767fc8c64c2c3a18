// Draws the pictures of docs/exam-papers.md, after `npm run build`: `node benchmarks/papers/pictures.mjs`. It needs
// pdftoppm (poppler-utils); what Word makes of a paper is drawn where there is soffice (LibreOffice Writer), too.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderDocx } from '@bank-soal/paper/exam';
import { renderPdf } from '@bank-soal/paper/typst';
import { shortExam } from './short-exam.mjs';
import { makeTypesetter } from './typesetter.mjs';

const images = fileURLToPath(new URL('../../docs/images', import.meta.url));
const work = await mkdtemp(join(tmpdir(), 'papers-'));

/** @type {(command: string, ...args: string[]) => boolean} */
function run(command, ...args) {
  const { error, status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (error === undefined && status === 0) return true;
  console.log(`${command}: ${error?.message ?? `ended with ${status}`}`);
  return false;
}

/** @type {(pdf: string, name: string, page: number) => boolean} */
const draw = (pdf, name, page) => {
  const pages = ['-f', `${page}`, '-l', `${page}`, '-singlefile'];
  return run('pdftoppm', '-png', '-r', '80', ...pages, pdf, join(images, name));
};

const PAPERS = [
  { part: 'soal', variant: 'A', pages: 2 },
  { part: 'soal', variant: 'B', pages: 1 },
  { part: 'kunci', variant: 'B', pages: 1 },
];

try {
  const typesetter = await makeTypesetter();
  for (const { pages, ...file } of PAPERS) {
    const pdf = join(work, `${file.part}-${file.variant}.pdf`);
    await writeFile(pdf, (await renderPdf(shortExam, file, typesetter)).bytes);
    for (let page = 1; page <= pages; page += 1)
      draw(pdf, `paper-${file.part}-${file.variant}-${page}`.toLowerCase(), page);
  }
  const docx = join(work, 'word.docx');
  await writeFile(docx, (await renderDocx(shortExam, { part: 'soal', variant: 'A' })).bytes);
  if (run('soffice', '--headless', '--convert-to', 'pdf', '--outdir', work, docx))
    draw(join(work, 'word.pdf'), 'paper-word', 1);
} finally {
  await rm(work, { recursive: true, force: true });
}
