import type { DataColumn } from '@bank-soal/ui/data-table';
import { UpdatedDate } from '@bank-soal/ui/search';
import type { Tag, TagUse } from '../../model/tags/admin-tag.js';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { RowActions } from '../shared/index.js';

/** The columns of a table of tags. */
export function tagColumns(
  onEdit: (tag: Tag) => void,
  onDelete: (tag: Tag) => void,
  textOf: (tag: Tag) => string,
  uses: ReadonlyMap<number, TagUse> | undefined,
  tagMessages: ScreenTexts['tag'],
  adminMessages: ScreenTexts['admin'],
): DataColumn<Tag>[] {
  return [
    {
      id: 'name',
      header: tagMessages.name,
      rowHeader: true,
      cell: ({ name }) => name,
      sortBy: ({ name }) => name,
    },
    {
      id: 'uses',
      header: tagMessages.uses,
      cell: textOf,
      sortBy: ({ id }) => {
        const use = uses?.get(id);
        return use ? use.sets + use.questions : 0;
      },
    },
    {
      id: 'created',
      header: tagMessages.created,
      width: '8.5rem',
      cell: ({ created }) => (
        <UpdatedDate date={created} format="short" icon={false} title={tagMessages.created} />
      ),
      sortBy: ({ created }) => created,
    },
    {
      id: 'updated',
      header: tagMessages.updated,
      width: '8.5rem',
      cell: ({ updated }) => (
        <UpdatedDate date={updated} format="short" icon={false} title={tagMessages.updated} />
      ),
      sortBy: ({ updated }) => updated,
    },
    {
      id: 'actions',
      header: adminMessages.actions,
      align: 'end',
      cardCorner: true,
      width: '6rem',
      cell: (tag) => (
        <RowActions
          id={tag.id}
          name={tag.name}
          onEdit={() => onEdit(tag)}
          onDelete={() => onDelete(tag)}
        />
      ),
    },
  ];
}
