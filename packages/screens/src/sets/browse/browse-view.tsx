import { Card } from '@bank-soal/ui/card';
import { Grid } from '@bank-soal/ui/grid';
import { GridIcon, ListIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { SetRowSkeleton } from '@bank-soal/ui/sets';
import { Skeleton } from '@bank-soal/ui/skeleton';
import { browseTexts } from '../../indonesian/browse.js';
import { type SetListParts, SetListView } from '../index.js';
import { BrowseSets, type BrowseSetsProps } from './browse-sets.js';
import type { BrowseViewMode } from './browse-state.js';

export interface BrowseViewProps
  extends SetListParts<BrowseViewMode>,
    Pick<BrowseSetsProps, 'previewHref' | 'placeKey'> {
  /** The question-form builder; without an address the floating plus is not shown. */
  createHref?: string;
  /** The upload form, offered where the bank is empty. */
  uploadHref?: string;
}

const VIEWS = [
  { value: 'grid', icon: <GridIcon /> },
  { value: 'list', icon: <ListIcon /> },
] as const;

const KEYS = [1, 2, 3, 4, 5, 6];

const BONES = {
  grid: (
    <Grid>
      {KEYS.map((key) => (
        <Skeleton key={key} shape="block" height="300px" />
      ))}
    </Grid>
  ),
  list: (
    <Card padding="none">
      {KEYS.map((key) => (
        <SetRowSkeleton key={key} />
      ))}
    </Card>
  ),
};

/** The browsing of question sets as it looks. */
export function BrowseView({
  searched,
  createHref,
  uploadHref,
  previewHref,
  hrefOf,
  placeKey,
  ...list
}: BrowseViewProps) {
  const { title, lead } = useTexts(browseTexts);
  const { view } = list.query;
  return (
    <SetListView
      {...list}
      title={title}
      lead={lead}
      views={VIEWS}
      floating={{ create: createHref }}
      uploadHref={uploadHref}
      bones={BONES[view]}
      render={(sets, picked) => (
        <BrowseSets
          sets={sets}
          view={view}
          text={searched}
          previewHref={previewHref}
          hrefOf={hrefOf}
          placeKey={placeKey}
          picked={picked}
        />
      )}
    />
  );
}
