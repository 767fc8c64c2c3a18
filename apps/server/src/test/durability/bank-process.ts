import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable } from 'node:stream';
import { ownProgram } from '../../start/source-program.js';
import { fetchAlone } from './fetch-alone.js';

const EMAIL = 'admin@uji.ac.id';
const PASSWORD = 'rahasia-uji';
const START_MS = 60_000;

/** The whole server as a process of its own, as an operator runs it. */
export interface BankProcess {
  url: string;
  token: string;
  /** Its lines of log at `warn` and above. */
  complaints: string[];
  /** Ends it as a power failure would: nothing is finished. */
  kill: () => Promise<void>;
  /** Ends it as an operator would. */
  stop: () => Promise<void>;
}

async function addressOf(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS);
  try {
    for await (const line of lines) {
      const url = /http:\/\/\S+/.exec(line)?.[0];
      if (url !== undefined) return url;
    }
  } finally {
    clearTimeout(late);
  }
  throw new Error(`The server did not start (exit code ${child.exitCode})`);
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: EMAIL, password: PASSWORD });
  const answer = await fetchAlone(`${url}/api/auth/signin`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`Nobody could sign in: ${await answer.text()}`);
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/**
 * Starts the program that serves a data folder, without waiting for it.
 *
 * @param showsErrors whether its error output is shown
 */
export function spawnBank(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
  showsErrors = true,
): ChildProcessByStdio<null, Readable, Readable> {
  const { path, execArgv } = ownProgram(import.meta.url, '../../main');
  const { PATH, TMPDIR } = process.env;
  const child = spawn(process.execPath, [...execArgv, path], {
    env: {
      PATH,
      TMPDIR,
      DATA_DIR: dataDir,
      PORT: '0',
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: 'silent',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The process that started it may be stopped before it has an end of its own.
  const leave = () => child.kill('SIGKILL');
  process.once('exit', leave);
  child.once('exit', () => process.off('exit', leave));
  // A pipe of its own: a leftover process must not hold those of a whole run open.
  if (showsErrors) child.stderr.pipe(process.stderr, { end: false });
  return child;
}

/**
 * Starts the server on a data folder, and signs its administrator in.
 *
 * @param more where its database or files are, when they are not in the folder
 */
export async function startBank(
  dataDir: string,
  more?: Readonly<Record<string, string>>,
): Promise<BankProcess> {
  const child = spawnBank(dataDir, more);
  const gone = once(child, 'close');
  const complaints: string[] = [];
  createInterface({ input: child.stdout.pipe(new PassThrough()) }).on('line', (line) => {
    if (/^\{"level":[456]/.test(line)) complaints.push(line);
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  try {
    const url = await addressOf(child);
    child.stdout.resume();
    const token = await signIn(url);
    return { url, token, complaints, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}
