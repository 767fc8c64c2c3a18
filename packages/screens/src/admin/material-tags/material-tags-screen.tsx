'use client';

import { checkMaterialTagName, TAG_TAKEN } from '@bank-soal/contract/tags';
import type { ImportRow } from '@bank-soal/ui/import-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useTimeZone } from '@bank-soal/ui/lib/time-zone';
import { useMaterialTags, useMaterialTagWrites } from '../../data/tags/use-material-tags.js';
import { useTagUses } from '../../data/tags/use-tag-uses.js';
import { materialTagTexts } from '../../indonesian/material-tag.js';
import { countNewTags, type Tag } from '../../model/tags/admin-tag.js';
import {
  type AdminListState,
  type OnListStateChange,
  type OnSignedOut,
  useAdminSession,
  useListReturn,
} from '../shared/index.js';
import { judgeTagRows, useTagList } from '../tags/index.js';
import { MaterialTagPanelScreen } from './material-tag-panel-screen.js';
import { MaterialTagsView } from './material-tags-view.js';

export interface MaterialTagsScreenProps {
  /** State in the address. */
  state: AdminListState;
  /** Writes the address. */
  onStateChange: OnListStateChange;
  /** Leads to the login; the ended session is gone by then. */
  onSignedOut: OnSignedOut;
  /**
   * The clock that says which month it is.
   * @default () => new Date()
   */
  now?: () => Date;
}

const judge = (rows: readonly ImportRow[], known: readonly Tag[]) =>
  judgeTagRows(rows, known, checkMaterialTagName, TAG_TAKEN.material);

const clock = () => new Date();

/** The material tags' management: the list, with the form in a panel above it. */
export function MaterialTagsScreen({
  state,
  onStateChange: onChange,
  onSignedOut,
  now = clock,
}: MaterialTagsScreenProps) {
  const materialTagMessages = useTexts(materialTagTexts);
  const timeZone = useTimeZone();
  const load = useMaterialTags();
  const write = useAdminSession(onSignedOut, [load]);
  const { back, onStateChange } = useListReturn(state, onChange);
  const writes = useMaterialTagWrites();
  const uses = useTagUses('materials');
  const { all, list } = useTagList({
    load,
    uses,
    state,
    onStateChange,
    writes,
    write,
    judge,
    sentences: materialTagMessages,
  });
  const show = (form: AdminListState['form']) =>
    onStateChange({ ...state, form }, { replace: true });
  const tag = all.find(({ id }) => id === state.form);
  const open = load.status === 'ready' && (state.form === 'new' || tag !== undefined);

  return (
    <MaterialTagsView
      {...list}
      fresh={countNewTags(all, now(), timeZone)}
      back={back}
      onAdd={() => show('new')}
      onEdit={({ id }) => show(id)}
      panel={
        open && (
          <MaterialTagPanelScreen
            key={state.form}
            tag={tag}
            known={all}
            write={write}
            onClose={() => show(undefined)}
          />
        )
      }
    />
  );
}
