import { buffer } from 'node:stream/consumers';
import type { Terminal } from './command.js';

const ENTER = new Set(['\r', '\n', '\u0004']);
const INTERRUPT = '\u0003';
const ERASE = new Set(['\u007f', '\b']);

/** Reads one line from the keyboard without showing it. */
function askPassword(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true).setEncoding('utf8').resume();
  return new Promise((resolve, reject) => {
    let typed = '';
    const end = () => {
      stdin.off('data', read).setRawMode(false).pause();
      stderr.write('\n');
    };
    const read = (chunk: string) => {
      for (const key of chunk) {
        if (key === INTERRUPT) {
          end();
          reject(new Error('Dibatalkan'));
          return;
        }
        if (ENTER.has(key)) {
          end();
          resolve(typed);
          return;
        }
        typed = ERASE.has(key) ? [...typed].slice(0, -1).join('') : typed + key;
      }
    };
    stdin.on('data', read);
  });
}

/** The terminal that this process runs in. */
export function processTerminal(): Terminal {
  return {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    env: process.env,
    askPassword: process.stdin.isTTY ? askPassword : undefined,
    readInput: () => buffer(process.stdin),
  };
}
