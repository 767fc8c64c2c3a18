'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { FilterBar } from '@bank-soal/ui/search';
import { SearchField } from '@bank-soal/ui/search-field';
import { Stack } from '@bank-soal/ui/stack';
import {
  type ComponentProps,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FilterData } from '../../data/sets/use-dropdown.js';
import { searchTexts } from '../../indonesian/search.js';

const WRITES = 'input, select, textarea, [contenteditable], [role="dialog"], [role="menu"]';

/** '/' brings the keyboard to a field, unless someone is writing or choosing elsewhere. */
function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      if (key !== '/' || altKey || ctrlKey || metaKey || !field.current) return;
      if (target instanceof Element && target.closest(WRITES)) return;
      event.preventDefault();
      field.current.focus();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
}

// Few searches fail: the sentences load when one does.
const DefaultData = lazy(async () => ({
  default: (await import('./default-data.js')).DefaultData,
}));

/** Props of every search: its typed and chosen values, its options, and its events. */
export interface FiltersOf<Query> {
  /** Typed and chosen values. */
  query: Query;
  /** Options of the filters. */
  filters: FilterData;
  /** For every key. */
  onType: (text: string) => void;
  /** 'Cari' or Enter. */
  onSubmit: (text: string) => void;
  /** A filter was chosen or taken away. */
  onChoose: (part: Partial<Query>) => void;
  /** At once: the phone's dialog, the order. */
  onApply: (part: Partial<Query>) => void;
}

export interface QueryFiltersProps
  extends Pick<FiltersOf<{ q: string }>, 'query' | 'filters' | 'onType' | 'onSubmit'>,
    Pick<
      ComponentProps<typeof FilterBar>,
      'actions' | 'wideActions' | 'links' | 'below' | 'children'
    > {
  /** Names the field. */
  label: string;
  placeholder: string;
  /** Id of the form and what it sends beside the words; without it the form needs scripts. */
  form?: { id: string; fields: ReactNode } | undefined;
  /** How much can be typed. */
  maxLength?: number;
  /** How many filters are in force. */
  activeCount: number;
  /** Fields that narrow the search, beside each other. */
  fields: ReactNode;
  /** The same as fields of the form, where scripts are switched off. */
  plainFields?: ReactNode;
  /** The filters in force; the focus goes to the field when the last one is taken away. */
  renderChips: (field: RefObject<HTMLInputElement | null>) => ReactNode;
  /** The phone's dialog, while it is open. */
  renderSheet: (onClose: () => void) => ReactNode;
}

/** A field for words, the filters below it or in a phone's dialog, and those in force. */
export function QueryFilters({
  query,
  filters,
  onType,
  onSubmit,
  label,
  placeholder,
  form,
  maxLength,
  activeCount,
  fields,
  plainFields,
  renderChips,
  renderSheet,
  children,
  ...bar
}: QueryFiltersProps) {
  const { submit } = useTexts(searchTexts);
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  useSlashKey(field);
  return (
    <>
      <FilterBar
        {...bar}
        search={
          <SearchField
            ref={field}
            size="lg"
            label={label}
            placeholder={placeholder}
            aria-keyshortcuts="/"
            maxLength={maxLength}
            value={query.q}
            onChange={onType}
            onSubmit={onSubmit}
            submitButton
            submitLabel={submit}
            {...(form && { name: 'q', formId: form.id })}
          >
            {form?.fields}
          </SearchField>
        }
        filters={fields}
        plainFilters={plainFields}
        onOpenFilters={() => setOpen(true)}
        activeCount={activeCount}
      >
        <Stack gap="md">
          {filters.status === 'default' && (
            <Suspense fallback={null}>
              <DefaultData {...filters} />
            </Suspense>
          )}
          {renderChips(field)}
          {children}
        </Stack>
      </FilterBar>
      {open && renderSheet(() => setOpen(false))}
    </>
  );
}
