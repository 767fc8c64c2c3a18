import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createLog } from '../log.js';
import { logRequests } from './request-log.js';

function levelOf(statusCode: number, headers: string[] = [], isStopping = false): number {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) } as never);
  const outgoing = Object.assign(new EventEmitter(), {
    statusCode,
    hasHeader: (name: string) => headers.includes(name),
  });
  const incoming = { method: 'GET', url: '/' } as IncomingMessage;
  logRequests(log, () => isStopping)?.(incoming, outgoing as unknown as ServerResponse);
  outgoing.emit('close');
  return (JSON.parse(lines[0] ?? '{}') as { level: number }).level;
}

it('is as loud as what happened', () => {
  expect([levelOf(200), levelOf(500), levelOf(503), levelOf(507)]).toEqual([30, 50, 50, 50]);
  expect(levelOf(503, ['retry-after'])).toBe(40);
  expect(levelOf(500, [], true)).toBe(30);
});
