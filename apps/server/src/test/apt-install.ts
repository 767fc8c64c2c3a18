import { spawnSync } from 'node:child_process';

function apt(...args: string[]): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr, error } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  return status === 0 ? undefined : `apt-get ${args.join(' ')}: ${error?.message ?? stderr}`;
}

/**
 * Installs packages of Debian, without those that they only recommend.
 *
 * @returns what is in the way, in a sentence; undefined when they are there
 */
export function aptInstall(packages: readonly string[]): string | undefined {
  if (process.platform !== 'linux') return 'Packages of Debian are for Linux only.';
  if (process.getuid?.() !== 0) return `Only root may install ${packages.join(', ')}.`;
  const problem =
    apt('update', '-qq') ?? apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return problem && `${packages.join(', ')} could not be installed. ${problem}`;
}
