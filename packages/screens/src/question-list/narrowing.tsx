'use client';

import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Cluster } from '@bank-soal/ui/cluster';
import { Grid } from '@bank-soal/ui/grid';
import { FilterIcon } from '@bank-soal/ui/icon';
import { FilterChips } from '@bank-soal/ui/search';
import { SearchField, type SearchFieldProps } from '@bank-soal/ui/search-field';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import type { FilterChip } from '../model/word-chips.js';

export interface NarrowingProps extends Pick<SearchFieldProps, 'maxLength'> {
  /** The field's words, and those of the button that shows the filters. */
  messages: Record<'search' | 'searchPlaceholder' | 'searchHint' | 'advanced', string>;
  /** The typed text. */
  text: string;
  onTextChange: (text: string) => void;
  /** For Enter. */
  onSubmit: (text: string) => void;
  /** The filters, shown when they are asked for. */
  children: ReactNode;
  /** Filters in force. */
  chips: readonly FilterChip[];
  onRemove: (id: string) => void;
  onClear: () => void;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** Narrows a bank of questions: by text at Enter, by everything else at once. */
export function Narrowing({
  messages,
  maxLength,
  text,
  onTextChange,
  onSubmit,
  children,
  chips,
  onRemove,
  onClear,
  searchRef,
}: NarrowingProps) {
  const [advanced, setAdvanced] = useState(false);
  const id = useId();
  return (
    <Stack gap="sm">
      <SearchField
        ref={searchRef}
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        aria-describedby={`${id}-hint`}
        maxLength={maxLength}
        value={text}
        onChange={onTextChange}
        onSubmit={(sent) => onSubmit(sent.trim())}
      />
      <Cluster justify="between">
        <Text id={`${id}-hint`} size="sm" tone="muted">
          {messages.searchHint}
        </Text>
        <Button
          size="sm"
          icon={<FilterIcon />}
          aria-expanded={advanced}
          aria-controls={advanced ? `${id}-more` : undefined}
          onClick={() => setAdvanced(!advanced)}
        >
          {messages.advanced}
        </Button>
      </Cluster>
      {advanced && (
        <Card id={`${id}-more`} variant="sunken" padding="sm">
          <Grid min="sm">{children}</Grid>
        </Card>
      )}
      <FilterChips
        filters={chips}
        focusAfterClear={searchRef}
        onRemove={onRemove}
        onClear={onClear}
      />
    </Stack>
  );
}
