import type { AdminSetAnswer } from '@bank-soal/contract/sets';
import { Container } from '@bank-soal/ui/container';
import { PageHeader } from '@bank-soal/ui/frame';
import { Grid } from '@bank-soal/ui/grid';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { FilterChips } from '@bank-soal/ui/search';
import { SearchField } from '@bank-soal/ui/search-field';
import { Select } from '@bank-soal/ui/select';
import { Stack } from '@bank-soal/ui/stack';
import { adminTexts } from '../../indonesian/admin.js';
import { allSetsTexts } from '../../indonesian/all-sets.js';
import type { Paged } from '../../model/paged.js';
import type { ShownLoad } from '../../model/shown-load.js';
import { PagedTable } from '../shared/index.js';
import type { AllSetsState } from './all-sets-address.js';
import { type AllSetsAction, allSetsColumns } from './all-sets-columns.js';
import { AllSetsQuestion, type AllSetsQuestionProps } from './all-sets-question.js';

/** Where the list stands. */
export type AllSetsViewState = ShownLoad<Paged<AdminSetAnswer>>;

export interface AllSetsViewProps {
  /** Sets of the list, or the reason why there are none. */
  state: AllSetsViewState;
  /** Text in the search field. */
  text: string;
  /** Called at every key. */
  onTextChange: (text: string) => void;
  /** Which sets are listed. */
  filters: AllSetsState;
  /** Called with all filters, the changed one among them. */
  onFiltersChange: (next: AllSetsState) => void;
  /** Asks before something is done. */
  onAsk: (action: AllSetsAction) => void;
  /** The dialog that asks. */
  question: AllSetsQuestionProps;
}

function Sets({ state, onAsk }: Pick<AllSetsViewProps, 'state' | 'onAsk'>) {
  const messages = useTexts(allSetsTexts);
  const adminMessages = useTexts(adminTexts);
  const { formatCount } = useFormats();
  const columns = allSetsColumns(messages, adminMessages.actions, formatCount, onAsk);
  return (
    <PagedTable state={state} columns={columns} words={{ ...messages, shown: messages.count }} />
  );
}

/** The list of all sets, for administrators, as it looks. */
export function AllSetsView(props: AllSetsViewProps) {
  const messages = useTexts(allSetsTexts);
  const { text, onTextChange, filters, onFiltersChange } = props;
  const change = (part: Partial<AllSetsState>) => onFiltersChange({ ...filters, ...part });
  const { course, year } = filters;
  const chips = [
    course && { id: 'course', label: messages.onlyCourse(course) },
    year && { id: 'year', label: messages.onlyYear(String(year)) },
  ];
  return (
    <Container space="md">
      <Stack gap="lg">
        <PageHeader title={messages.title} description={messages.lead} />
        <Grid min="md" stretch>
          <SearchField
            label={messages.search}
            placeholder={messages.search}
            value={text}
            onChange={onTextChange}
          />
          <Select
            label={messages.state}
            labelHidden
            placeholder={messages.any}
            options={[
              { value: 'false', label: messages.shown },
              { value: 'true', label: messages.withdrawn },
            ]}
            value={filters.withdrawn}
            onChange={(event) =>
              change({ withdrawn: event.target.value as AllSetsState['withdrawn'] })
            }
          />
          <Select
            label={messages.key}
            labelHidden
            placeholder={messages.anyKey}
            options={[
              { value: 'with', label: messages.withKey },
              { value: 'without', label: messages.withoutKey },
            ]}
            value={filters.key ?? ''}
            onChange={(event) => change({ key: event.target.value as AllSetsState['key'] })}
          />
        </Grid>
        <FilterChips
          filters={chips.flatMap((chip) => chip || [])}
          onRemove={(id) => change({ [id]: undefined })}
          onClear={() => change({ course: undefined, year: undefined })}
        />
        <Sets {...props} />
      </Stack>
      <AllSetsQuestion {...props.question} />
    </Container>
  );
}
