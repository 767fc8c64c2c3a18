import { answerOf, processTerminal, runCommand } from './commands/index.js';
import { OperatorError } from './failures/operator-error.js';
import { parseConfig } from './settings/config.js';
import { type RunningServer, startServer } from './start/start-server.js';

const DEMO_LINES = [
  'Akun demo: admin@contoh.ac.id / admin12345 (administrator)',
  '           ratna.wulandari@contoh.ac.id / dosen12345 (dosen)',
  '           mahasiswa@contoh.ac.id / mahasiswa12345 (mahasiswa)',
];

function announce({ url, hasDemo, firstPasswordFile }: RunningServer): void {
  console.log(`Bank Soal Informatika: ${url}`);
  if (hasDemo) console.log(DEMO_LINES.join('\n'));
  if (firstPasswordFile !== undefined) {
    console.log(`Administrator pertama dibuat; email dan passwordnya ada di ${firstPasswordFile}`);
  }
}

function explain(error: unknown): void {
  const known =
    error instanceof OperatorError || (error as NodeJS.ErrnoException).code !== undefined;
  console.error(known ? (error as Error).message : error);
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  // Nothing is under way yet that has to end: least of all the wait for a database.
  let stop = (): unknown => process.exit();
  process.once('SIGTERM', () => stop());
  process.once('SIGINT', () => stop());
  const server = await startServer(parseConfig(process.env));
  stop = () => server.close().then(() => process.exit(), explain);
  announce(server);
}

/** `main.js` serves; `main.js COMMAND …` runs a command; `main.js bank` alone names them. */
async function main([first, ...rest]: string[]): Promise<void> {
  if (first === undefined) return serve();
  const [command = 'help', ...args] = first === 'bank' ? rest : [first, ...rest];
  const terminal = processTerminal();
  const answer = answerOf(command);
  if (answer !== undefined) return terminal.out(answer);
  const isWell = await runCommand(command, args, parseConfig(process.env), terminal);
  if (!isWell) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  explain(error);
}
