'use client';

import type { OutcomeAnswer } from '@bank-soal/contract/tags';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Cluster } from '@bank-soal/ui/cluster';
import { DeleteIcon, EditIcon, ImportIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { outcomeTexts } from '../../indonesian/outcome.js';
import { PanelList, type PanelListProps } from './panel-list.js';

export interface OutcomeListProps
  extends Pick<PanelListProps<OutcomeAnswer>, 'state' | 'text' | 'onTextChange' | 'onAdd'> {
  onImport: () => void;
  onEdit: (outcome: OutcomeAnswer) => void;
  onRemove: (outcome: OutcomeAnswer) => void;
}

/** 'CPMK': the learning outcomes of a course. */
export function OutcomeList({ onImport, onEdit, onRemove, ...list }: OutcomeListProps) {
  const messages = useTexts(outcomeTexts);
  const action = { size: 'sm', variant: 'ghost', iconOnly: true } as const;
  return (
    <PanelList
      {...list}
      apart
      texts={{
        label: messages.listing,
        search: messages.search,
        searchPlaceholder: messages.searchPlaceholder,
        add: messages.add,
        empty: messages.empty,
        emptyHint: messages.emptyHint,
      }}
      notice={
        <Cluster>
          <Button size="sm" icon={<ImportIcon />} aria-haspopup="dialog" onClick={onImport}>
            {messages.import}
          </Button>
        </Cluster>
      }
    >
      {(outcome) => (
        <Card as="li" key={outcome.id} variant="plain" padding="sm">
          <Stack gap="xs">
            <Cluster justify="between">
              <Text weight="medium">{outcome.code}</Text>
              <Cluster gap="xs">
                <Button
                  {...action}
                  aria-label={messages.editName(outcome.code)}
                  onClick={() => onEdit(outcome)}
                >
                  <EditIcon />
                </Button>
                <Button
                  {...action}
                  aria-label={messages.removeName(outcome.code)}
                  onClick={() => onRemove(outcome)}
                >
                  <DeleteIcon />
                </Button>
              </Cluster>
            </Cluster>
            <Text size="sm">{outcome.description}</Text>
            {outcome.cpl.length > 0 && (
              <Text size="sm" tone="muted">
                {messages.serves(outcome.cpl.join(', '))}
              </Text>
            )}
          </Stack>
        </Card>
      )}
    </PanelList>
  );
}
