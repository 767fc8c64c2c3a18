import { spawnSync } from 'node:child_process';
import { aptInstall } from '../apt-install.js';

const PACKAGE = 'python3-swift';
export const PYTHON = '/usr/bin/python3';

const isThere = () =>
  spawnSync(PYTHON, ['-c', 'import swift.proxy.server, swift.common.middleware.s3api.s3api'], {
    stdio: 'ignore',
  }).status === 0;

/**
 * Sees to it that OpenStack Swift is installed, from Debian's own packages.
 *
 * @returns what is in the way, in a sentence; undefined when it is there
 */
export function installSwift(print: (line: string) => void): string | undefined {
  if (process.platform !== 'linux') return 'OpenStack Swift runs on Linux only.';
  if (process.getuid?.() !== 0) return 'Only root may install OpenStack Swift and run it here.';
  if (isThere()) return undefined;
  print(`Installing ${PACKAGE} …`);
  const problem = aptInstall([PACKAGE]);
  if (problem !== undefined) return problem;
  return isThere() ? undefined : `${PACKAGE} was installed, and Python does not find it.`;
}
