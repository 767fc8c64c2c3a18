// Publishes the built packages of a tagged commit, with provenance: `npm run release publish v1.2.0`.
// With --dry-run nothing is published; --by-hand leaves out the provenance, which only a workflow can
// give: for the very first version of a package. .github/workflows/release.yml calls it.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { npm, packAll, published } from '../shared/pack.mjs';
import { channelOf, releaseProblems } from './release-rules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    'by-hand': { type: 'boolean', default: false },
  },
});
const releases = published.map((folder) => {
  const manifest = readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8');
  const log = join(root, 'packages', folder, 'CHANGELOG.md');
  const { name, version, dependencies } = JSON.parse(manifest);
  const changelog = existsSync(log) ? readFileSync(log, 'utf8') : '';
  return { folder, name, version, dependencies, changelog };
});
const waiting = readdirSync(join(root, '.changeset')).filter((file) => file.endsWith('.md'));
const problems = releaseProblems(positionals[0] ?? '', releases, waiting);
for (const problem of problems) console.error(`[release] ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else publish();

function publish() {
  for (const { folder } of releases) nameRepository(folder);
  const scratch = mkdtempSync(join(tmpdir(), 'bank-soal-release-'));
  try {
    for (const { name, tarball } of packAll(scratch)) {
      const version = releases.find((release) => release.name === name)?.version ?? '';
      if (!values['dry-run'] && isPublished(`${name}@${version}`)) {
        console.log(`[release] ${name}@${version} is there already`);
        continue;
      }
      const flags = ['--access', 'public', '--ignore-scripts', '--tag', channelOf(version)];
      if (values['dry-run']) flags.push('--dry-run');
      else if (!values['by-hand']) flags.push('--provenance');
      npm(['publish', tarball, ...flags], root);
      console.log(`[release] ${name}@${version}${values['dry-run'] ? ' could be published' : ''}`);
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/**
 * Provenance is refused for a package that does not name the repository which built it.
 *
 * @param {string} folder
 */
function nameRepository(folder) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  if (!server || !name) return;
  const path = join(root, 'packages', folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const home = `${server}/${name}`;
  const directory = `packages/${folder}`;
  manifest.repository = { type: 'git', url: `git+${home}.git`, directory };
  manifest.homepage = `${home}/tree/main/${directory}#readme`;
  manifest.bugs = `${home}/issues`;
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @type {(spec: string) => boolean} */
function isPublished(spec) {
  try {
    return npm(['view', spec, 'version'], root).trim() !== '';
  } catch {
    return false;
  }
}
