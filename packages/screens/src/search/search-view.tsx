'use client';

import { Container } from '@bank-soal/ui/container';
import { PageHeader } from '@bank-soal/ui/page-header';
import { SearchField } from '@bank-soal/ui/search-field';
import { Stack } from '@bank-soal/ui/stack';
import { searchMessages } from '../messages/search.js';
import { SearchResults, type SearchResultsProps } from './search-results.js';

/** Props of {@link SearchView}. */
export interface SearchViewProps extends SearchResultsProps {
  /** What is typed. */
  text: string;
  onTextChange: (text: string) => void;
  /** 'Cari' or Enter. */
  onSubmit: (text: string) => void;
}

/** The search screen as it looks (§2). */
export function SearchView({ text, onTextChange, onSubmit, ...results }: SearchViewProps) {
  return (
    <Container space="md">
      <Stack gap="lg">
        <PageHeader title={searchMessages.title} description={searchMessages.lead} />
        <SearchField
          size="lg"
          label={searchMessages.label}
          placeholder={searchMessages.placeholder}
          value={text}
          onChange={onTextChange}
          onSubmit={onSubmit}
          submitButton
          submitLabel={searchMessages.submit}
        />
        <SearchResults {...results} />
      </Stack>
    </Container>
  );
}
