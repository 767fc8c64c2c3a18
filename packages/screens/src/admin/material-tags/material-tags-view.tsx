import { ActiveIcon, NewIcon, TagsIcon } from '@bank-soal/ui/icon';
import { useIsPhone } from '@bank-soal/ui/lib/media-query';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { SortMenu } from '@bank-soal/ui/sort-menu';
import { type ReactNode } from 'react';
import { materialTagTexts } from '../../indonesian/material-tag.js';
import { tagTexts } from '../../indonesian/tag.js';
import { type TagListProps, TagListView, useTagImportColumns } from '../tags/index.js';

export interface MaterialTagsViewProps extends TagListProps {
  /** Number of tags made in this month, in Jakarta. */
  fresh: number;
  /** The open form. */
  panel: ReactNode;
}

/** The material tags' management as it looks. */
export function MaterialTagsView({ fresh, panel, ...list }: MaterialTagsViewProps) {
  const materialTagMessages = useTexts(materialTagTexts);
  const sorts = [
    { value: 'name', label: materialTagMessages.sortName },
    { value: 'created', label: materialTagMessages.sortCreated },
  ];
  const tagMessages = useTexts(tagTexts);
  const columns = useTagImportColumns(materialTagMessages.namePlaceholder);
  const { state, order, onOrderChange } = list;
  const phone = useIsPhone();
  const total = state.status === 'ready' ? state.total : 0;
  return (
    <TagListView
      {...list}
      texts={materialTagMessages}
      stats={[
        { label: tagMessages.total, value: total, icon: <TagsIcon /> },
        // Tags have no status: all of them are active.
        { label: tagMessages.active, value: total, icon: <ActiveIcon /> },
        { label: materialTagMessages.fresh, value: fresh, icon: <NewIcon /> },
      ]}
      columns={columns}
      templateName="template-tag-materi.csv"
      // On a phone the table brings its own, for all columns.
      tools={
        phone ? undefined : <SortMenu options={sorts} value={order} onChange={onOrderChange} />
      }
      panel={panel}
    />
  );
}
