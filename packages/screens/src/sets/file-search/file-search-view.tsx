import { Container } from '@bank-soal/ui/container';
import { PageHeader } from '@bank-soal/ui/frame';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { fileSearchTexts } from '../../indonesian/file-search.js';
import { searchTexts } from '../../indonesian/search.js';
import { FILE_FILTERS, NO_FILE_FILTERS } from '../../model/search/file-query.js';
import { type FloatingHrefs, FloatingLinks, ModeSwitch } from '../index.js';
import { FileFilters, type FileFiltersProps } from './file-filters.js';
import { FileOrderSelect } from './file-order-select.js';
import { FileResults, type FileResultsProps } from './file-results.js';

export interface FileSearchViewProps
  extends Omit<FileFiltersProps, 'wideActions' | 'links' | 'children'>,
    Pick<FileResultsProps, 'state' | 'hrefs' | 'placeKey'> {
  /** Where the floating links lead. */
  floating: FloatingHrefs;
  /** Leads to the search for sets, with what is typed. */
  onTitles: (q: string) => void;
  /** The switch takes the focus. */
  switched?: boolean | undefined;
}

/** The search inside files as it looks. */
export function FileSearchView({
  state,
  hrefs,
  placeKey,
  floating,
  onTitles,
  switched,
  ...filters
}: FileSearchViewProps) {
  const { title } = useTexts(searchTexts);
  const { lead } = useTexts(fileSearchTexts);
  const { query, onApply } = filters;
  const toTitles = () => onTitles(query.q);
  return (
    <Container space="md">
      <Stack gap="md">
        <PageHeader title={title} description={lead} />
        <FileFilters
          {...filters}
          links={
            <>
              <ModeSwitch inside focused={switched} onSwitch={toTitles} />
              <FloatingLinks {...floating} />
            </>
          }
          wideActions={
            <FileOrderSelect sort={query.sort} onSort={(sort) => onApply({ sort })} labelHidden />
          }
        >
          <FileResults
            state={state}
            filtered={FILE_FILTERS.some((filter) => query[filter].length > 0)}
            hrefs={hrefs}
            placeKey={placeKey}
            onClearFilters={() => onApply(NO_FILE_FILTERS)}
            onTitles={toTitles}
          />
        </FileFilters>
      </Stack>
    </Container>
  );
}
