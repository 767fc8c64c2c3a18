import { tmpdir } from 'node:os';
import { findTools } from '../../documents/sandbox/find-tools.js';
import { openSandbox } from '../../documents/sandbox/sandbox.js';
import { aptInstall } from '../apt-install.js';
import { runSuite } from '../run-suite.js';

/** Packages of each program; Tesseract needs its language beside it. */
const PACKAGES = {
  libreOffice: ['libreoffice-writer', 'libreoffice-math'],
  qpdf: ['qpdf'],
  bubblewrap: ['bubblewrap'],
  pdftoppm: ['poppler-utils'],
  tesseract: ['tesseract-ocr', 'tesseract-ocr-ind'],
};
/** The tests of whatever reads documents. */
const TESTS = [
  'documents/',
  'routes/combined-preview',
  'test/hostile/hostile-documents',
  'test/hostile/large-documents',
  'test/hostile/others-meanwhile',
];
const print = (line: string) => process.stdout.write(`${line}\n`);

function missing(): string[] {
  const found = findTools(process.env.PATH);
  const names = Object.keys(PACKAGES) as (keyof typeof PACKAGES)[];
  return names.flatMap((name) => (found[name] === undefined ? PACKAGES[name] : []));
}

/** Installs what is missing; gives what is in the way. */
function install(): string | undefined {
  if (missing().length === 0) return undefined;
  print(`Installing ${missing().join(', ')} …`);
  const problem = aptInstall(missing());
  if (problem !== undefined) return problem;
  return missing().length > 0 ? `${missing().join(', ')}: installed, and not found.` : undefined;
}

async function run(): Promise<number> {
  const problem = install();
  if (problem !== undefined) {
    print(`The tests of documents cannot be run: ${problem}`);
    return 1;
  }
  const { bubblewrap, libreOffice = '' } = findTools(process.env.PATH);
  const sandbox = await openSandbox(bubblewrap, libreOffice, tmpdir());
  const counts = runSuite(process.argv.length > 2 ? process.argv.slice(2) : TESTS, {
    TEST_DOCUMENT_PROGRAMS: 'true',
  });
  if (typeof sandbox === 'string') {
    print(`\nWithout a sandbox: this system does not let bubblewrap make one (${sandbox}).`);
  }
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  print(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
  return counts.failed === 0 ? 0 : 1;
}

process.exit(await run());
