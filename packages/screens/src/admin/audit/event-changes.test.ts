import type { AuditEvent } from '@bank-soal/contract/audit';
import { expect, it } from 'vitest';
import { auditMessages } from './audit-messages.js';
import { changesIn, nameIn } from './event-changes.js';

const event: AuditEvent = {
  id: 1,
  at: '2026-11-21T03:00:00.000Z',
  actor: null,
  address: null,
  action: 'update',
  target: 'set',
  targetId: 3,
  outcome: 'ok',
  before: { title: 'UTS', year: 2024, lain: 'a' },
  after: { title: 'UTS', year: 2025, count: 3, last: 'x' },
};

it('tells what has changed, and what it is called', () => {
  expect(nameIn(event)).toBe('UTS');
  expect(changesIn(event, auditMessages.facts)).toEqual([
    { id: 'year', label: 'Tahun', before: '2024', after: '2025' },
    { id: 'lain', label: 'lain', before: 'a' },
  ]);
  expect(nameIn({ ...event, before: null, after: null })).toBeUndefined();
});
