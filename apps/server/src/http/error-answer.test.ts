import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLog } from '../log.js';
import { errorAnswer } from './error-answer.js';

/** Answer to an error that is thrown in a call, and its log line. */
async function answerTo(error: Error) {
  const failures: unknown[] = [];
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) } as never);
  const app = new Hono().onError(errorAnswer(log, (failure) => failures.push(failure)));
  app.get('/', () => {
    throw error;
  });
  const { status } = await app.request('/');
  return { status, failures: failures.length, lines: lines.length };
}

it('logs the server’s trouble, not a caller’s mistake', async () => {
  const untranslatable = Object.assign(new Error('NUL'), { code: '22021' });
  const full = Object.assign(new Error('penuh'), { code: 'ENOSPC' });
  expect(await answerTo(untranslatable)).toEqual({ status: 400, failures: 0, lines: 0 });
  expect(await answerTo(full)).toMatchObject({ status: 507, failures: 1 });
  expect(await answerTo(new Error('lain'))).toMatchObject({ status: 500, failures: 1, lines: 1 });
});
