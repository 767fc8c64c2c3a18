import type { AuditEvent } from '@bank-soal/contract/audit';

const event: AuditEvent = {
  id: 1,
  at: '2026-11-21T03:00:00.000Z',
  actor: { id: 2, name: 'Dr. Ratna Wulandari, M.Kom.' },
  address: '10.0.0.1',
  action: 'sign-in',
  target: 'account',
  targetId: 2,
  outcome: 'ok',
  before: null,
  after: null,
};

/** One event of each shape, newest first. */
export const auditEvents: readonly AuditEvent[] = [
  {
    ...event,
    id: 6,
    action: 'update',
    target: 'set',
    targetId: 70,
    before: { title: 'UTS Struktur Data', year: 2024 },
    after: { title: 'UTS Struktur Data', year: 2025 },
  },
  { ...event, id: 5 },
  { ...event, id: 4, outcome: 'wrong-password', after: { count: 15, last: event.at } },
  {
    ...event,
    id: 3,
    actor: null,
    targetId: null,
    outcome: 'unknown-account',
    after: { email: 'bu…@contoh.ac.id' },
  },
  { ...event, id: 2, actor: null, address: null, outcome: 'throttled', after: { many: true } },
  {
    ...event,
    id: 1,
    actor: null,
    address: null,
    action: 'purge',
    target: 'set',
    before: { title: 'Kuis Lama', files: 2 },
  },
];
