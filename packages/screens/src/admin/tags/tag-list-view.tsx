'use client';

import { BulkActionBar } from '@bank-soal/ui/admin';
import { Button } from '@bank-soal/ui/button';
import { DeleteIcon } from '@bank-soal/ui/icon';
import { ImportDialog, type ImportDialogProps } from '@bank-soal/ui/import-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useCallback, useMemo } from 'react';
import { useStableCallback } from '../../browser/use-stable-callback.js';
import { adminTexts } from '../../indonesian/admin.js';
import { tagTexts } from '../../indonesian/tag.js';
import type { Tag, TagUse } from '../../model/tags/admin-tag.js';
import { AdminListView, type AdminListViewProps } from '../shared/index.js';
import { tagColumns } from './tag-columns.js';
import { TagMerge, type TagMergeProps } from './tag-merge.js';
import { TagQuestion, type TagQuestionProps, type TagQuestionTexts } from './tag-question.js';
import { useUseText } from './use-use-text.js';

/** Props of the lists of both kinds of tags. */
export interface TagListProps
  extends Pick<
      AdminListViewProps<Tag>,
      | 'state'
      | 'text'
      | 'onTextChange'
      | 'order'
      | 'onOrderChange'
      | 'selected'
      | 'onSelectedChange'
      | 'onAdd'
      | 'back'
    >,
    Pick<TagQuestionProps, 'describeError'> {
  onEdit: (tag: Tag) => void;
  /** Uses of each tag, by its id; absent until they are known. */
  uses: ReadonlyMap<number, TagUse> | undefined;
  /** Asks how two tags become one. */
  onMerge: (tags: readonly Tag[]) => void;
  /** The question about a merge. */
  merging: TagMergeProps;
  /** Tags of the question before a deletion. */
  deleting: readonly Tag[];
  onDelete: (tags: readonly Tag[]) => void;
  onDeleteClose: () => void;
  onDeleteConfirm: () => Promise<void>;
  /** The dialog of the import. */
  imports: Pick<
    ImportDialogProps,
    'open' | 'onOpenChange' | 'check' | 'onImport' | 'describeError'
  >;
}

export interface TagListViewProps
  extends TagListProps,
    Pick<AdminListViewProps<Tag>, 'stats' | 'tools' | 'panel'>,
    Pick<ImportDialogProps, 'columns' | 'templateName'> {
  texts: AdminListViewProps<Tag>['texts'] & TagQuestionTexts & { importTitle: string };
}

const rowLabel = ({ name }: Tag) => name;

/** A list of tags of either kind. */
export function TagListView({
  texts,
  onEdit,
  uses,
  onMerge,
  merging,
  deleting,
  onDelete,
  onDeleteClose,
  onDeleteConfirm,
  describeError,
  imports,
  columns: importColumns,
  templateName,
  ...list
}: TagListViewProps) {
  const adminMessages = useTexts(adminTexts);
  const tagMessages = useTexts(tagTexts);
  const { state, selected, onSelectedChange } = list;
  const found = state.status === 'ready' ? state.found : [];
  const words = useUseText();
  const textOf = useCallback(
    ({ id }: Tag) => {
      const use = uses?.get(id);
      return use ? words(use) : '';
    },
    [uses, words],
  );
  const edit = useStableCallback(onEdit);
  const remove = useStableCallback((tag: Tag) => onDelete([tag]));
  const columns = useMemo(
    () => tagColumns(edit, remove, textOf, uses, tagMessages, adminMessages),
    [edit, remove, textOf, uses, tagMessages, adminMessages],
  );
  const [deleted, ...others] = deleting;
  return (
    <AdminListView
      {...list}
      texts={texts}
      loaded={tagMessages.loaded}
      columns={columns}
      rowLabel={rowLabel}
      onImport={() => imports.onOpenChange?.(true)}
    >
      <BulkActionBar count={selected.size} onClear={() => onSelectedChange(new Set())}>
        {selected.size === 2 && (
          <Button size="sm" onClick={() => onMerge(found.filter(({ id }) => selected.has(id)))}>
            {tagMessages.merge}
          </Button>
        )}
        <Button
          size="sm"
          variant="danger"
          icon={<DeleteIcon />}
          onClick={() => onDelete(found.filter(({ id }) => selected.has(id)))}
        >
          {adminMessages.remove}
        </Button>
      </BulkActionBar>
      <TagQuestion
        texts={texts}
        tags={deleting}
        uses={deleted && others.length === 0 ? textOf(deleted) : ''}
        onClose={onDeleteClose}
        onConfirm={onDeleteConfirm}
        describeError={describeError}
      />
      <TagMerge {...merging} />
      <ImportDialog
        {...imports}
        title={texts.importTitle}
        columns={importColumns}
        templateName={templateName}
      />
    </AdminListView>
  );
}
