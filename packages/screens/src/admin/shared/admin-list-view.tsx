'use client';

import { ListTools, StatCard, type StatCardProps, StatGrid } from '@bank-soal/ui/admin';
import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { type DataColumn, DataTable } from '@bank-soal/ui/data-table';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { PageHeader } from '@bank-soal/ui/frame';
import { AddIcon, ImportIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { SearchField } from '@bank-soal/ui/search-field';
import type { SortOrder } from '@bank-soal/ui/sort-menu';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from '../../browser/use-kept-focus.js';
import { FailedLoadCard } from '../../failed-load/index.js';
import { adminTexts } from '../../indonesian/admin.js';
import type { ListView } from './list-state.js';
import { type ListReturn, useReturnToOpener } from './use-list-return.js';

export interface AdminListTexts {
  title: string;
  lead: string;
  /** Name of the search field. */
  search: string;
  searchPlaceholder: string;
  /** Says what the table holds. */
  caption: string;
  /** Names the button that opens the form. */
  add: string;
  /** Stands in place of an empty table. */
  empty: string;
  emptyHint: string;
}

export interface AdminListViewProps<Row> {
  texts: AdminListTexts;
  state: ListView<Row>;
  /** The numbers on top; unknown ones while the list is being loaded. */
  stats: readonly Pick<StatCardProps, 'label' | 'value' | 'icon'>[];
  text: string;
  onTextChange: (text: string) => void;
  columns: readonly DataColumn<Row>[];
  order: SortOrder;
  onOrderChange: (order: SortOrder) => void;
  selected: ReadonlySet<string | number>;
  onSelectedChange: (selected: ReadonlySet<string | number>) => void;
  /** Names a row for its box. */
  rowLabel: (row: Row) => string;
  onAdd: () => void;
  onImport: () => void;
  /** Where the list was left for a form that is closed again: focus returns there. */
  back?: ListReturn | undefined;
  /** Says that the list was loaded. */
  loaded: string;
  /** Stands beside the search, such as a menu of orders. */
  tools?: ReactNode;
  /** Stands above the search, such as a form. */
  panel?: ReactNode;
  /** The bar of what can be done with the chosen rows, and dialogs. */
  children?: ReactNode;
}

const rowKey = ({ id }: { id: number }) => id;

function Empty({
  texts,
  filtered,
  onClear,
  onAdd,
}: {
  texts: AdminListTexts;
  /** There are rows, which the search keeps out. */
  filtered: boolean;
  onClear: () => void;
  onAdd: () => void;
}) {
  const adminMessages = useTexts(adminTexts);
  return (
    <EmptyState
      frame="card"
      headingLevel={2}
      title={texts.empty}
      description={filtered ? adminMessages.noMatchHint : texts.emptyHint}
      actions={
        filtered ? (
          <Button onClick={onClear}>{adminMessages.showAll}</Button>
        ) : (
          <Button icon={<AddIcon />} onClick={onAdd}>
            {texts.add}
          </Button>
        )
      }
    />
  );
}

/** A list of the administration: numbers, search, table, and what can be done with its rows. */
export function AdminListView<Row extends { id: number }>({
  texts,
  state,
  stats,
  text,
  onTextChange,
  columns,
  order,
  onOrderChange,
  selected,
  onSelectedChange,
  rowLabel,
  onAdd,
  onImport,
  back,
  loaded,
  tools,
  panel,
  children,
}: AdminListViewProps<Row>) {
  const adminMessages = useTexts(adminTexts);
  const page = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useKeptFocus(page, title, true);
  useReturnToOpener(page, title, back);
  const ready = state.status === 'ready';

  return (
    <Container space="md">
      <Stack gap="lg" ref={page}>
        <PageHeader
          titleRef={title}
          title={texts.title}
          description={texts.lead}
          actions={
            <>
              <Button icon={<ImportIcon />} disabled={!ready} onClick={onImport}>
                {adminMessages.import}
              </Button>
              <Button
                data-opens="new"
                variant="primary"
                icon={<AddIcon />}
                disabled={!ready}
                onClick={onAdd}
              >
                {texts.add}
              </Button>
            </>
          }
        />
        {state.status === 'failed' ? (
          <FailedLoadCard load={state} title={state.sentence} />
        ) : (
          <>
            <StatGrid>
              {stats.map((stat) => (
                <StatCard key={stat.label} {...stat} busy={!ready} />
              ))}
            </StatGrid>
            {panel}
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
                {tools}
              </ListTools>
              <Text as="output" size="sm" tone="muted">
                {ready ? loaded : <LoadingStatus />}
              </Text>
              <DataTable
                density="compact"
                caption={texts.caption}
                columns={columns}
                rows={ready ? state.found : []}
                rowKey={rowKey}
                rowLabel={rowLabel}
                loading={!ready}
                order={order}
                onOrderChange={onOrderChange}
                selected={selected}
                onSelectedChange={onSelectedChange}
                empty={
                  ready && (
                    <Empty
                      texts={texts}
                      filtered={state.total > 0}
                      onClear={() => onTextChange('')}
                      onAdd={onAdd}
                    />
                  )
                }
              />
            </Stack>
          </>
        )}
        {children}
      </Stack>
    </Container>
  );
}
