import type { AdminSetAnswer } from '@bank-soal/contract/sets';
import { Badge } from '@bank-soal/ui/badge';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import type { DataColumn } from '@bank-soal/ui/data-table';
import { ActiveIcon, InactiveIcon } from '@bank-soal/ui/icon';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import type { ScreenTexts } from '../../texts/site-texts.js';

/** Actions on one set, after a question. */
export type AllSetsActionKind = 'give' | 'withdraw' | 'restore' | 'delete';

/** A question that is being asked. */
export interface AllSetsAction {
  kind: AllSetsActionKind;
  /** With which set. */
  set: AdminSetAnswer;
}

/** The columns of all sets. */
export function allSetsColumns(
  messages: ScreenTexts['allSets'],
  actionsLabel: string,
  formatCount: (count: number) => string,
  onAsk: (action: AllSetsAction) => void,
): DataColumn<AdminSetAnswer>[] {
  const names = {
    give: messages.giveName,
    withdraw: messages.withdrawName,
    restore: messages.restoreName,
    delete: messages.deleteName,
  };
  const button = (kind: AllSetsActionKind, set: AdminSetAnswer) => (
    <Button
      key={kind}
      size="sm"
      variant={kind === 'delete' ? 'danger' : 'secondary'}
      aria-label={names[kind](set.title)}
      onClick={() => onAsk({ kind, set })}
    >
      {messages[kind]}
    </Button>
  );
  return [
    {
      id: 'set',
      header: messages.set,
      rowHeader: true,
      cell: ({ title, subject, year }) => (
        <Stack gap="none">
          <Text>{title}</Text>
          <Text size="sm" tone="muted">
            {year === null ? subject : `${subject}, ${year}`}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'owner',
      header: messages.owner,
      width: '14rem',
      cell: ({ creator }) => creator?.fullName || messages.noOwner,
    },
    {
      id: 'state',
      header: messages.state,
      width: '8rem',
      cell: ({ withdrawn_at: at }) => (
        <Badge
          tone={at === null ? 'success' : 'neutral'}
          icon={at === null ? <ActiveIcon /> : <InactiveIcon />}
        >
          {at === null ? messages.shown : messages.withdrawn}
        </Badge>
      ),
    },
    {
      id: 'downloads',
      header: messages.downloads,
      align: 'end',
      width: '7rem',
      cell: ({ downloads }) => formatCount(downloads),
    },
    {
      id: 'actions',
      header: actionsLabel,
      align: 'end',
      width: '21rem',
      cell: (set) => (
        <Cluster gap="sm" justify="end">
          {button('give', set)}
          {set.withdrawn_at === null
            ? button('withdraw', set)
            : [button('restore', set), button('delete', set)]}
        </Cluster>
      ),
    },
  ];
}
