import { AUDIT_ACTIONS, AUDIT_TARGETS, type AuditEvent } from '@bank-soal/contract/administration';
import { DateRangeField } from '@bank-soal/ui/date-range-field';
import { Grid } from '@bank-soal/ui/grid';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { FilterChips } from '@bank-soal/ui/search';
import { SearchField } from '@bank-soal/ui/search-field';
import { Select } from '@bank-soal/ui/select';
import { Stack } from '@bank-soal/ui/stack';
import { useMemo } from 'react';
import { auditTexts } from '../../indonesian/audit.js';
import type { AuditPages } from '../../model/administration/audit-pages.js';
import type { ShownLoad } from '../../model/shown-load.js';
import { among, useSetWords, type ValueWords } from '../../texts/use-set-words.js';
import { PagedTable, RefreshedPage } from '../shared/index.js';
import type { AuditState } from './audit-address.js';
import { type AuditColumnsOptions, auditColumns } from './audit-columns.js';
import { changesIn, nameIn } from './event-changes.js';

/** Puts the value of a fact as people read it. */
function useFactWords(): (field: string, value: string) => string {
  const { values } = useTexts(auditTexts);
  const ofSets = useSetWords(values.owner);
  return useMemo(() => {
    const words: Readonly<Record<string, ValueWords>> = {
      ...ofSets,
      kind: among(values.kinds),
      type: among(values.types),
      status: among(values.statuses),
      passwordChanged: among(values.answers),
    };
    return (field, value) => words[field]?.(value) ?? value;
  }, [values, ofSets]);
}

/** Where the history stands. */
export type AuditViewState = ShownLoad<AuditPages>;

export interface AuditViewProps {
  /** Events of the history, or the reason why there are none. */
  state: AuditViewState;
  /** Text in the search field. */
  text: string;
  /** Called at every key. */
  onTextChange: (text: string) => void;
  /** Filters that the list follows. */
  filters: AuditState;
  /** Called with all filters, the changed one among them. */
  onFiltersChange: (next: AuditState) => void;
  /** Where links lead. */
  hrefs: AuditColumnsOptions['hrefs'];
}

const NONE: AuditState = { q: '', action: '', target: '', from: '', to: '' };

function Filters({ state, text, onTextChange, filters, onFiltersChange }: AuditViewProps) {
  const messages = useTexts(auditTexts);
  const change = (part: Partial<AuditState>) => onFiltersChange({ ...filters, ...part });
  const { action, target, targetId, actor, from, to } = filters;
  const events = state.status === 'ready' ? state.items : [];
  const name = events.find((event) => event.actor?.id === actor)?.actor?.name;
  const kind = (messages.targets as Readonly<Record<string, string>>)[target] ?? target;
  const [one] = events.filter((event) => event.targetId === targetId);
  const thing = one && (one.name ?? nameIn(one));
  const chips = [
    targetId !== undefined && {
      id: 'targetId',
      label: thing ? messages.onlyNamed(kind, thing) : messages.onlyTarget(kind, `${targetId}`),
    },
    actor !== undefined && { id: 'actor', label: messages.onlyActor(name ?? String(actor)) },
  ];
  return (
    <Stack>
      <SearchField
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        value={text}
        onChange={onTextChange}
      />
      <Grid min="md" stretch>
        <Select
          label={messages.deed}
          placeholder={messages.anyDeed}
          options={AUDIT_ACTIONS.map((value) => ({ value, label: messages.actions[value] }))}
          value={action}
          onChange={(event) => change({ action: event.target.value })}
        />
        <Select
          label={messages.target}
          placeholder={messages.anyTarget}
          options={AUDIT_TARGETS.map((value) => ({ value, label: messages.targets[value] }))}
          value={target}
          // The number is one of the kind before.
          onChange={(event) => change({ target: event.target.value, targetId: undefined })}
        />
        <DateRangeField
          label={messages.dates}
          labelHidden
          value={{ start: from, end: to }}
          onChange={({ start, end }) => change({ from: start, to: end })}
        />
      </Grid>
      <FilterChips
        filters={chips.filter((chip) => chip !== false)}
        onRemove={(id) => change({ [id]: undefined })}
        onClear={() => onFiltersChange(NONE)}
      />
    </Stack>
  );
}

function Events({ state, onTextChange, onFiltersChange, hrefs }: AuditViewProps) {
  const messages = useTexts(auditTexts);
  const { formatCount } = useFormats();
  const inWords = useFactWords();
  const changesOf = (event: AuditEvent) => changesIn(event, messages.facts, inWords);
  const clear = () => {
    onTextChange('');
    onFiltersChange(NONE);
  };
  return (
    <PagedTable
      state={state}
      columns={auditColumns({ messages, formatCount, changesOf, hrefs })}
      words={messages}
      clear={{ label: messages.clear, onClear: clear }}
    />
  );
}

/** The history as it looks: filters, and who did what. */
export function AuditView(props: AuditViewProps) {
  const messages = useTexts(auditTexts);
  const ready = props.state.status === 'ready' && props.state;
  return (
    <RefreshedPage words={messages} ready={ready}>
      <Filters {...props} />
      <Events {...props} />
    </RefreshedPage>
  );
}
