import { spawnSync } from 'node:child_process';

const PACKAGE = 'python3-swift';
export const PYTHON = '/usr/bin/python3';

const isThere = () =>
  spawnSync(PYTHON, ['-c', 'import swift.proxy.server, swift.common.middleware.s3api.s3api'], {
    stdio: 'ignore',
  }).status === 0;

function apt(...args: string[]): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr, error } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  return status === 0 ? undefined : `apt-get ${args.join(' ')}: ${error?.message ?? stderr}`;
}

/**
 * Sees to it that OpenStack Swift is installed, from Debian's own packages.
 *
 * @returns what is in the way, in a sentence; undefined when it is there
 */
export function installSwift(tell: (line: string) => void): string | undefined {
  if (process.platform !== 'linux') return 'OpenStack Swift runs on Linux only.';
  if (process.getuid?.() !== 0) return 'Only root may install OpenStack Swift and run it here.';
  if (isThere()) return undefined;
  tell(`Installing ${PACKAGE} …`);
  const problem =
    apt('update', '-qq') ?? apt('install', '-y', '-qq', '--no-install-recommends', PACKAGE);
  if (problem !== undefined) return `${PACKAGE} could not be installed. ${problem}`;
  return isThere() ? undefined : `${PACKAGE} was installed, and Python does not find it.`;
}
