import type { AuditEvent } from '@bank-soal/contract/administration';
import { Badge } from '@bank-soal/ui/badge';
import { type Change, ChangeList } from '@bank-soal/ui/change-list';
import type { DataColumn } from '@bank-soal/ui/data-table';
import { DateTime } from '@bank-soal/ui/date-time';
import { Link } from '@bank-soal/ui/link';
import type { ReactNode } from 'react';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { hasSet, nameIn } from './event-changes.js';

type Words = Readonly<Record<string, string>>;

/** Where the things of events are shown; what has no page has no link. */
export interface AuditThingHrefs {
  set?: (id: number) => string;
  /** The list of accounts, narrowed to a name. */
  account?: (name: string) => string;
  /** The list of course tags, narrowed to a name. */
  courseTag?: (name: string) => string;
  /** The list of material tags, narrowed to a name. */
  materialTag?: (name: string) => string;
}

/** Options of the history's columns. */
export interface AuditColumnsOptions {
  /** Its words. */
  messages: ScreenTexts['audit'];
  /** Writes a number. */
  formatCount: (count: number) => string;
  /** Changes of an event, in words. */
  changesOf: (event: AuditEvent) => Change[];
  /** Where people and things are. */
  hrefs: AuditThingHrefs & {
    /** The history of one account. */
    actor: (id: number) => string;
  };
}

const OF_ACCOUNTS = new Set(['sign-in', 'sign-out', 'password']);

/** Somebody's own coming and going says all by itself. */
const isOwn = ({ action, actor, targetId }: AuditEvent) =>
  OF_ACCOUNTS.has(action) && (targetId === null || targetId === actor?.id);

function hrefOf({ target, name, set }: AuditEvent, hrefs: AuditThingHrefs): string | undefined {
  if (name === null) return undefined;
  if (target === 'account') return hrefs.account?.(name);
  if (target === 'course-tag') return hrefs.courseTag?.(name);
  if (target === 'material-tag') return hrefs.materialTag?.(name);
  return set ? hrefs.set?.(set.id) : undefined;
}

const linked = (text: string, href: string | undefined): ReactNode =>
  href === undefined ? text : <Link href={href}>{text}</Link>;

/** The action and its target, in words; a word of a later server as it comes. */
function Deed({
  event,
  messages,
  hrefs,
}: { event: AuditEvent } & Pick<AuditColumnsOptions, 'messages' | 'hrefs'>) {
  const { action, target, set } = event;
  const deed = (messages.actions as Words)[action] ?? action;
  if (isOwn(event)) return deed;
  const thing = (messages.targets as Words)[target] ?? target;
  const name = nameIn(event) ?? event.name;
  const place = set ? linked(set.title, hrefs.set?.(set.id)) : messages.goneSet;
  return (
    <>
      {`${deed} ${thing}`}
      {name && <>: {linked(name, hrefOf(event, hrefs))}</>}
      {target !== 'set' && hasSet(event) && (
        <>
          {' '}
          {messages.inSet} {place}
        </>
      )}
    </>
  );
}

const strangers = ({ address, after }: AuditEvent) => address !== null || after?.many === true;

/** The columns of the history. */
export function auditColumns({
  messages,
  formatCount,
  changesOf,
  hrefs,
}: AuditColumnsOptions): DataColumn<AuditEvent>[] {
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
      cell: (event) => <Deed event={event} messages={messages} hrefs={hrefs} />,
    },
    {
      id: 'actor',
      header: messages.actor,
      cell: (event) => {
        const { actor } = event;
        if (actor) return <Link href={hrefs.actor(actor.id)}>{actor.name}</Link>;
        return strangers(event) ? messages.unknown : messages.server;
      },
    },
    {
      id: 'address',
      header: messages.address,
      cell: ({ address, after }) => address ?? (after?.many === true ? messages.many : ''),
    },
    {
      id: 'outcome',
      header: messages.outcome,
      cell: ({ outcome, after }) => {
        const word = (messages.outcomes as Words)[outcome] ?? outcome;
        const times = typeof after?.count === 'number' && messages.times(formatCount(after.count));
        const text = [word, times].filter(Boolean).join(' · ');
        return outcome === 'ok' ? text : <Badge tone="danger">{text}</Badge>;
      },
    },
    {
      id: 'details',
      header: messages.details,
      cell: (event) => {
        const changes = changesOf(event);
        return changes.length > 0 ? <ChangeList changes={changes} /> : null;
      },
    },
  ];
}
