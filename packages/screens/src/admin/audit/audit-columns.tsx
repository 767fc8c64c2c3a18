import type { AuditEvent } from '@bank-soal/contract/audit';
import { Badge } from '@bank-soal/ui/badge';
import { ChangeList } from '@bank-soal/ui/change-list';
import type { DataColumn } from '@bank-soal/ui/data-table';
import { DateTime } from '@bank-soal/ui/date-time';
import { Link } from '@bank-soal/ui/link';
import type { Messages } from '../../messages/messages.js';
import { changesIn, nameIn } from './event-changes.js';

type Words = Readonly<Record<string, string>>;

const SIGNS_IN = new Set(['sign-in', 'sign-out', 'password']);

/** What was done, in words; a word of a later server as it comes. */
function deedOf({ action, target }: AuditEvent, messages: Messages['audit']): string {
  const deed = (messages.actions as Words)[action] ?? action;
  if (SIGNS_IN.has(action)) return deed;
  return `${deed} ${(messages.targets as Words)[target] ?? target}`;
}

function addressOf({ address, after }: AuditEvent, messages: Messages['audit']): string {
  return address ?? (after?.many === true ? messages.many : '');
}

/** The columns of the history. */
export function auditColumns(
  messages: Messages['audit'],
  formatCount: (count: number) => string,
  actorHref: (id: number) => string,
): DataColumn<AuditEvent>[] {
  const strangers = ({ address, after }: AuditEvent) => address !== null || after?.many === true;
  return [
    {
      id: 'time',
      header: messages.time,
      cell: ({ at }) => <DateTime value={at} />,
      width: '10rem',
    },
    {
      id: 'deed',
      header: messages.deed,
      rowHeader: true,
      cell: (event) => [deedOf(event, messages), nameIn(event)].filter(Boolean).join(': '),
    },
    {
      id: 'actor',
      header: messages.actor,
      cell: (event) => {
        const { actor } = event;
        if (actor) return <Link href={actorHref(actor.id)}>{actor.name}</Link>;
        return strangers(event) ? messages.unknown : messages.server;
      },
    },
    { id: 'address', header: messages.address, cell: (event) => addressOf(event, messages) },
    {
      id: 'outcome',
      header: messages.outcome,
      cell: ({ outcome, after }) => (
        <Badge tone={outcome === 'ok' ? 'success' : 'danger'}>
          {(messages.outcomes as Words)[outcome] ?? outcome}
          {typeof after?.count === 'number' && ` · ${messages.times(formatCount(after.count))}`}
        </Badge>
      ),
    },
    {
      id: 'details',
      header: messages.details,
      cell: (event) => {
        const changes = changesIn(event, messages.facts);
        return changes.length > 0 ? <ChangeList changes={changes} /> : null;
      },
    },
  ];
}
