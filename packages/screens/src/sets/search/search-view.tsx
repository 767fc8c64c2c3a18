'use client';

import { Grid } from '@bank-soal/ui/grid';
import { GridIcon, TableIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { QuestionSetCardSkeleton } from '@bank-soal/ui/sets';
import { lazy, type ReactNode } from 'react';
import { ClientOnly } from '../../browser/client-only.js';
import { searchTexts } from '../../indonesian/search.js';
import type { RecentSet } from '../../model/sets/recent-sets.js';
import { isNarrowed, type SetQuery } from '../../model/sets/set-query.js';
import { type FloatingHrefs, ModeSwitch, type SetListParts, SetListView } from '../index.js';
import { RecentLinks } from './recent-links.js';
import { ResultGrid } from './result-grid.js';
import type { ResultProps } from './result-props.js';
import type { SearchViewMode } from './search-state.js';

// The first screen shows cards.
const ResultTable = lazy(async () => ({
  default: (await import('./result-table.js')).ResultTable,
}));

export interface SearchViewProps
  extends SetListParts<SearchViewMode>,
    Omit<ResultProps, 'sets' | 'text' | 'picked'> {
  /** Stands above what was found. */
  above?: ReactNode;
  /** Sets that this person looked at in this browser, the last one first. */
  recent: readonly RecentSet[];
  /** Where the floating links lead. */
  floating: FloatingHrefs;
  /** Leads to the search inside files, with what is typed; without it there is no switch. */
  onInside?: ((q: string) => void) | undefined;
  /** Stands below a search that found nothing: what else is known of those words. */
  beyond?: ((query: SetQuery) => ReactNode) | undefined;
  /** The switch takes the focus. */
  switched?: boolean | undefined;
}

const VIEWS = [
  { value: 'grid', icon: <GridIcon /> },
  { value: 'table', icon: <TableIcon /> },
] as const;

const BONES = (
  <Grid>
    {[1, 2, 3, 4, 5, 6].map((key) => (
      <QuestionSetCardSkeleton key={key} />
    ))}
  </Grid>
);

/** The search screen as it looks. */
export function SearchView({
  searched,
  above,
  recent,
  hrefOf,
  previewHref,
  downloading,
  notice,
  placeKey,
  onDownload,
  onDismiss,
  onInside,
  beyond,
  switched,
  ...list
}: SearchViewProps) {
  const { title, lead } = useTexts(searchTexts);
  const results = { hrefOf, previewHref, downloading, notice, placeKey, onDownload, onDismiss };
  return (
    <SetListView
      {...list}
      title={title}
      lead={lead}
      modes={
        onInside && (
          <ModeSwitch inside={false} focused={switched} onSwitch={() => onInside(list.query.q)} />
        )
      }
      views={VIEWS}
      above={above}
      recent={!isNarrowed(list.query) && <RecentLinks recent={recent} previewHref={previewHref} />}
      uploadHref={list.floating.upload}
      beyond={list.query.q.trim() !== '' && beyond?.(list.query)}
      bones={BONES}
      render={(sets, picked) =>
        list.query.view === 'table' ? (
          <ClientOnly fallback={BONES}>
            <ResultTable {...results} sets={sets} text={searched} picked={picked} />
          </ClientOnly>
        ) : (
          <ResultGrid {...results} sets={sets} text={searched} picked={picked} />
        )
      }
    />
  );
}
