import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const MIGRATIONS = 'apps/server/dist/db/migrations/index.js';
const MAIN = 'apps/server/dist/main.js';

function must(command: string, args: string[], cwd: string, env = process.env): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

const KEYS = generateKeyPairSync('ed25519');

/** Builds and packs a tree of the product, signed with a key of this run where all of it is committed. */
export async function archiveOf(target: string, root = ROOT): Promise<string> {
  const env = { ...process.env, RELEASE_SIGNING_KEY: '' };
  if (isCommitted(root)) {
    env.RELEASE_SIGNING_KEY = KEYS.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  }
  must('npm', ['run', '--silent', 'archive', '--', '--to', target], root, env);
  const made = (await readdir(target)).find((name) => name.endsWith('.tar.gz'));
  if (made === undefined) throw new Error('No archive was made');
  return join(target, made);
}

/** Fails with the platforms whose Node is older than that of npm. */
export function newestNode(root = ROOT): undefined {
  must(process.execPath, ['scripts/release/newest-node.mjs'], root);
}

/** Whether a commit is all of what is packed. */
export const isCommitted = (root = ROOT): boolean =>
  must('git', ['status', '--porcelain', '--untracked-files=no'], root).trim() === '';

/** The commit that an archive's statement names, if it was signed by this run and names the archive. */
export async function signedCommit(archive: string): Promise<string | undefined> {
  const statement = await readFile(`${archive}.intoto.json`);
  const signature = await readFile(`${archive}.intoto.json.sig`);
  if (!verify(null, statement, KEYS.publicKey, signature)) return undefined;
  const sha256 = createHash('sha256')
    .update(await readFile(archive))
    .digest('hex');
  const { subject, predicate } = JSON.parse(statement.toString());
  const [{ name, digest }] = subject;
  if (name !== basename(archive) || digest.sha256 !== sha256) return undefined;
  return predicate.buildDefinition.resolvedDependencies[0].digest.gitCommit;
}

/** The archives of all earlier releases, each built from its tag. */
export async function earlierArchives(target: string): Promise<string[]> {
  const tags = must(
    'git',
    ['tag', '--list', 'v*', '--merged', 'HEAD', '--no-contains', 'HEAD'],
    ROOT,
  )
    .split('\n')
    .filter(Boolean);
  const archives: string[] = [];
  for (const tag of tags) {
    const tree = join(target, `tree-${tag}`);
    must('git', ['worktree', 'add', '--detach', tree, tag], ROOT);
    try {
      archives.push(await archiveOf(join(target, tag), tree));
    } finally {
      must('git', ['worktree', 'remove', '--force', tree], ROOT);
    }
  }
  return archives;
}

export async function megabytesOf(archive: string): Promise<number> {
  return (await stat(archive)).size / 1e6;
}

/** The sum that lies beside an archive. */
async function writeSum(archive: string): Promise<void> {
  const sum = createHash('sha256')
    .update(await readFile(archive))
    .digest('hex');
  await writeFile(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`);
}

/** The same release under another number, with one of its files changed. */
export async function variantOf(
  scratch: string,
  archive: string,
  version: string,
  change?: { file: string; by: (code: string) => string },
): Promise<string> {
  const folder = join(scratch, `variant-${version}`);
  const name = `bank-soal-server-${version}`;
  await mkdir(join(folder, name), { recursive: true });
  must('tar', ['xzf', archive, '-C', name, '--strip-components', '1'], folder);
  const manifest = join(folder, name, 'apps/server/package.json');
  const fields = JSON.parse(await readFile(manifest, 'utf8'));
  await writeFile(manifest, JSON.stringify({ ...fields, version }));
  await writeFile(join(folder, name, 'VERSION'), `${version}\n`);
  if (change !== undefined) {
    const path = join(folder, name, change.file);
    await writeFile(path, change.by(await readFile(path, 'utf8')));
  }
  const made = join(folder, `${name}.tar.gz`);
  // Little packing: this one travels nowhere.
  must('tar', ['-I', 'gzip -1', '-cf', made, name], folder);
  await rm(join(folder, name), { recursive: true });
  await writeSum(made);
  return made;
}

/** A release that changes the tables. */
export const WITH_A_STEP = {
  file: MIGRATIONS,
  by: (code: string) =>
    code.replace(
      /\];\s*export/,
      ', { name: "9999-uji", up: async (db) => { await db.schema.createTable("uji").addColumn("id", "integer").execute(); } }];\nexport',
    ),
};

/** A release that says its number, and cannot serve. */
export const THAT_CANNOT_SERVE = {
  file: MAIN,
  by: (code: string) =>
    `if (process.argv[2] === undefined) throw new Error('It cannot serve');\n${code}`,
};
