import { ListTools } from '@bank-soal/ui/admin';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { AddIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { SearchField } from '@bank-soal/ui/search-field';
import { Skeleton } from '@bank-soal/ui/skeleton';
import { Stack } from '@bank-soal/ui/stack';
import type { ReactNode } from 'react';
import { FailedLoadCard } from '../../failed-load/index.js';
import { adminTexts } from '../../indonesian/admin.js';
import { taggingTexts } from '../../indonesian/tagging.js';
import { type ListView } from '../shared/index.js';

/** Texts of one of the two lists. */
export interface PanelTexts {
  /** Names the list. */
  label: string;
  search: string;
  searchPlaceholder: string;
  add: string;
  empty: string;
  emptyHint: string;
}

export interface PanelListProps<Item> {
  texts: PanelTexts;
  state: ListView<Item>;
  text: string;
  onTextChange: (text: string) => void;
  onAdd: () => void;
  /** Stands above the list. */
  notice?: ReactNode;
  /** Entries stand apart, each with a frame of its own. */
  apart?: boolean;
  /** One entry: a list item. */
  children: (item: Item) => ReactNode;
}

function Body<Item>({
  texts,
  state,
  onTextChange,
  apart = false,
  children,
}: Pick<PanelListProps<Item>, 'texts' | 'state' | 'onTextChange' | 'apart' | 'children'>) {
  const taggingMessages = useTexts(taggingTexts);
  const adminMessages = useTexts(adminTexts);
  if (state.status === 'loading') {
    return (
      <Stack>
        <LoadingStatus />
        <Skeleton shape="block" height="9rem" />
      </Stack>
    );
  }
  if (state.status === 'failed') {
    return <FailedLoadCard load={state} title={state.sentence} size="sm" />;
  }
  if (state.found.length === 0) {
    const filtered = state.total > 0;
    return (
      <EmptyState
        frame="card"
        size="sm"
        headingLevel={2}
        title={filtered ? taggingMessages.nothingFound : texts.empty}
        description={filtered ? adminMessages.noMatchHint : texts.emptyHint}
        actions={
          filtered && <Button onClick={() => onTextChange('')}>{adminMessages.showAll}</Button>
        }
      />
    );
  }
  const entries = state.found.map(children);
  return apart ? (
    <Stack as="ul" gap="sm" aria-label={texts.label}>
      {entries}
    </Stack>
  ) : (
    <Card as="ul" padding="none" aria-label={texts.label}>
      {entries}
    </Card>
  );
}

/** One of a course's two lists: search, add, and its entries. */
export function PanelList<Item>({
  texts,
  text,
  onTextChange,
  onAdd,
  notice,
  ...body
}: PanelListProps<Item>) {
  return (
    <Stack>
      <ListTools
        search={
          <SearchField
            label={texts.search}
            placeholder={texts.searchPlaceholder}
            value={text}
            onChange={onTextChange}
          />
        }
      >
        <Button variant="primary" icon={<AddIcon />} onClick={onAdd}>
          {texts.add}
        </Button>
      </ListTools>
      {notice}
      <Body {...body} texts={texts} onTextChange={onTextChange} />
    </Stack>
  );
}
