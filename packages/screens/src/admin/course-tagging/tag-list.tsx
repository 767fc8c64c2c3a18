import { EditableRow } from '@bank-soal/ui/admin';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { taggingTexts } from '../../indonesian/tagging.js';
import type { MaterialTag } from '../../model/tags/admin-tag.js';
import { PanelList, type PanelListProps } from './panel-list.js';

export interface TagListProps
  extends Pick<PanelListProps<MaterialTag>, 'state' | 'text' | 'onTextChange' | 'onAdd'> {
  onRemove: (tag: MaterialTag) => void;
}

/** 'Tag Global': the material tags that are assigned to a course. */
export function TagList({ onRemove, ...list }: TagListProps) {
  const taggingMessages = useTexts(taggingTexts);
  const texts = {
    label: taggingMessages.tags,
    search: taggingMessages.searchTags,
    searchPlaceholder: taggingMessages.searchTagsPlaceholder,
    add: taggingMessages.addTag,
    empty: taggingMessages.noTags,
    emptyHint: taggingMessages.noTagsHint,
  };
  return (
    <PanelList {...list} texts={texts}>
      {(tag) => <EditableRow as="li" key={tag.id} name={tag.name} onDelete={() => onRemove(tag)} />}
    </PanelList>
  );
}
