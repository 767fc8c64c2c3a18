'use client';

import type { LoadState } from '../../model/load-state.js';
import type { AdminListState, OnListStateChange } from './list-state.js';
import { type OnSignedOut, useAdminSession } from './use-admin-session.js';
import { useListReturn } from './use-list-return.js';

/** Props of a screen that is a list, or the form of one of its things in its place. */
export interface ListOrFormProps {
  /** State in the address. */
  state: AdminListState;
  /** Writes the address. */
  onStateChange: OnListStateChange;
  /** Where links lead. */
  hrefs: {
    /** The list itself, without a form. */
    list: string;
  };
  /** Leads to the login; the ended session is gone by then. */
  onSignedOut: OnSignedOut;
}

/**
 * The list or the form of one of its things, as the address says.
 *
 * @param load all things
 * @returns what the list is given, `close` for who leaves a form, and the form that is asked for with
 * its thing: without one a new thing is added, and `'missing'` is one that is not there
 */
export function useListOrForm<One extends { id: number }>(
  { state, onStateChange: onChange, onSignedOut }: ListOrFormProps,
  load: LoadState<readonly One[]>,
) {
  const write = useAdminSession(onSignedOut, [load]);
  const { back, onStateChange } = useListReturn(state, onChange);
  const list = { load, state, onStateChange, back, write };
  const close = () => onStateChange({ ...state, form: undefined }, { replace: true });
  const { form } = state;
  if (form === undefined || load.status !== 'ready') return { list, close };
  const one =
    form === 'new' ? undefined : (load.data.find(({ id }) => id === form) ?? ('missing' as const));
  return { list, close, form: { id: form, one, known: load.data } };
}
