import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { BankProcess } from '../durability/bank-process.js';
import { freePort } from '../free-port.js';

const COMMAND = fileURLToPath(new URL('../../../../../deploy/bank-soal.sh', import.meta.url));
/** An account that every system has, and that may do nothing. */
const ACCOUNT = { name: 'nobody', uid: 65534, gid: 65534 };
const EMAIL = 'admin@uji.ac.id';
const PASSWORD = 'rahasia-uji';

/** Stands for systemd: one service, as the unit in `deploy` describes it. */
const SYSTEMCTL = `#!/bin/sh
pid=$(cat "$BANK_SOAL_HOME/pid" 2>/dev/null || echo 0)
alive() { [ "$pid" -gt 0 ] && kill -0 "$pid" 2>/dev/null; }
case $1 in
  start)
    alive && exit 0
    env -i PATH=/usr/bin:/bin $(cat "$BANK_SOAL_ENV") \\
      setpriv --reuid="$BANK_SOAL_ACCOUNT" --regid="$(id -g "$BANK_SOAL_ACCOUNT")" --clear-groups \\
      "$BANK_SOAL_HOME/current/node_modules/.bin/node" \\
      "$BANK_SOAL_HOME/current/apps/server/dist/main.js" >>"$BANK_SOAL_HOME/log" 2>&1 </dev/null &
    echo $! >"$BANK_SOAL_HOME/pid"
    ;;
  stop)
    alive || exit 0
    kill -TERM "$pid"
    while alive; do sleep 0.1; done
    ;;
  is-active) alive ;;
esac
`;

export interface Output {
  isWell: boolean;
  said: string;
}

/** A machine as an operator has it, in a folder: releases, settings, data, backups, and its service. */
export interface Machine {
  url: string;
  /** `bank-soal …` as the operator calls it. */
  bank: (...args: string[]) => Promise<Output>;
  service: (act: 'start' | 'stop') => Promise<void>;
  /** Waits until it answers, and signs the administrator in. */
  signIn: () => Promise<BankProcess>;
  log: () => Promise<string>;
  remove: () => Promise<void>;
}

async function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<Output> {
  const child = spawn(command, args, { env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  return { isWell: code === 0, said: (await said).join('') };
}

async function readyAt(url: string): Promise<void> {
  for (let tries = 600; tries > 0; tries -= 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}`);
}

export async function makeMachine(): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-machine-'));
  await chmod(folder, 0o755);
  const at = (name: string) => join(folder, name);
  for (const name of ['home', 'bin']) await mkdir(at(name));
  for (const name of ['data', 'backups']) {
    await mkdir(at(name), { mode: 0o700 });
    await chown(at(name), ACCOUNT.uid, ACCOUNT.gid);
  }
  await writeFile(at('bin/systemctl'), SYSTEMCTL, { mode: 0o755 });
  const port = await freePort();
  const settings = {
    DATA_DIR: at('data'),
    PORT: String(port),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  };
  const admin = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };
  const lines = Object.entries({ ...settings, ...admin }).map(
    ([name, value]) => `${name}=${value}\n`,
  );
  await writeFile(at('settings.env'), lines.join(''), { mode: 0o600 });
  const env = {
    PATH: `${at('bin')}:/usr/sbin:/usr/bin:/sbin:/bin`,
    BANK_SOAL_ENV: at('settings.env'),
    BANK_SOAL_HOME: at('home'),
    BANK_SOAL_ACCOUNT: ACCOUNT.name,
    BANK_SOAL_BACKUPS: at('backups'),
  };
  const url = `http://127.0.0.1:${port}`;
  const service = async (act: 'start' | 'stop') => {
    const { isWell, said } = await run(at('bin/systemctl'), [act, 'bank-soal'], env);
    if (!isWell) throw new Error(said);
  };
  return {
    url,
    bank: (...args) => run('/bin/sh', [COMMAND, ...args], env),
    service,
    signIn: async () => {
      await readyAt(url);
      const body = JSON.stringify({ email: EMAIL, password: PASSWORD });
      const answer = await fetch(`${url}/api/auth/signin`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`Nobody could sign in: ${await answer.text()}`);
      const { accessToken } = (await answer.json()) as { accessToken: string };
      const stop = () => service('stop');
      return { url, token: accessToken, complaints: [], kill: stop, stop };
    },
    log: () => readFile(at('home/log'), 'utf8').catch(() => ''),
    remove: async () => {
      await service('stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
