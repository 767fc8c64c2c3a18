import type { Config } from '../settings/config.js';
import { COMMAND_PREFIX, versionText } from '../version.js';
import { type Command, type Terminal, UsageError } from './command.js';

export { processTerminal } from './terminal.js';

/** Each with what it does, and loaded only when it is called. */
export const COMMANDS: Readonly<Record<string, { does: string; load: () => Promise<Command> }>> = {
  backup: {
    does: 'FILE [--rows]  menyimpan seluruh bank ke satu file, atau basis datanya saja',
    load: async () => (await import('./backup.js')).backup,
  },
  restore: {
    does: 'FILE [--replace | --dry-run]  memulihkan cadangan ke bank yang kosong, menggantikan isinya, atau membaca cadangan saja',
    load: async () => (await import('./restore.js')).restore,
  },
  'schema-steps': {
    does: 'menyebut perubahan tabel yang belum dijalankan di basis data',
    load: async () => (await import('./schema-steps.js')).schemaSteps,
  },
  check: {
    does: 'memeriksa basis data dan setiap file',
    load: async () => (await import('./check.js')).check,
  },
  config: {
    does: 'check  menyebut setiap pengaturan yang berlaku dan asalnya, tanpa rahasia',
    load: async () => (await import('./check-config.js')).checkConfig,
  },
  'search-index': {
    does: '[--rebuild]  menghitung file yang dapat dicari isinya, atau membacanya lagi dari awal',
    load: async () => (await import('./search-index.js')).searchIndex,
  },
  'move-files': {
    does: '--to bucket|disk  menyalin file soal ke bucket S3, atau kembali',
    load: async () => (await import('./move-files.js')).moveFiles,
  },
  'create-admin': {
    does: 'EMAIL  membuat administrator',
    load: async () => (await import('./create-admin.js')).createAdmin,
  },
  'create-user': {
    does: 'EMAIL --name NAMA, atau --csv FILE  membuat akun mahasiswa atau dosen',
    load: async () => (await import('./create-user.js')).createUser,
  },
  'set-password': {
    does: 'EMAIL  mengganti password satu akun',
    load: async () => (await import('./set-password.js')).setPassword,
  },
  accounts: {
    does: '[CARI]  menampilkan akun sebagai CSV',
    load: async () => (await import('./list-accounts.js')).listAccounts,
  },
  'set-account': {
    does: 'EMAIL  mengubah peran, status, atau nama satu akun',
    load: async () => (await import('./set-account.js')).setAccount,
  },
  'delete-account': {
    does: 'EMAIL --yes  menghapus satu akun; paket soalnya tetap',
    load: async () => (await import('./delete-account.js')).deleteAccount,
  },
  audit: {
    does: 'menampilkan perubahan terakhir oleh administrator',
    load: async () => (await import('./audit.js')).audit,
  },
};

function help(): string {
  const lines = [
    ...Object.entries(COMMANDS).map(([name, { does }]) => `  ${name} ${does}`),
    '  version menampilkan rilis yang terpasang',
  ];
  return [`Perintah (${COMMAND_PREFIX} PERINTAH):`, ...lines].join('\n');
}

/** Answer of a command that needs no settings: they may be what somebody looks for help with. */
export function answerOf(name: string): string | undefined {
  if (name === 'help' || name === '--help') return help();
  return name === 'version' || name === '--version' ? versionText() : undefined;
}

/**
 * Runs one command on the server's own machine.
 *
 * @returns whether all is well
 * @throws OperatorError when something is in its way
 */
export async function runCommand(
  name: string,
  args: string[],
  config: Config,
  terminal: Terminal,
): Promise<boolean> {
  const answer = answerOf(name);
  if (answer !== undefined) {
    terminal.out(answer);
    return true;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`Tidak ada perintah '${name}'.\n${help()}`);
  return (await command.load())(args, config, terminal);
}
