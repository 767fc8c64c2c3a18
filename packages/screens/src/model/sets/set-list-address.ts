import { readDay } from '@bank-soal/contract/common';
import { MY_SET_KINDS } from '@bank-soal/contract/sets';
import { EVERYTHING, isSort, type SetQuery } from './set-query.js';

/** A query and how its results are shown: all that lives in the address. */
export type SetListState<View extends string> = SetQuery & {
  /** How the results are shown, such as a grid or a table. */
  view: View;
};

/** Some of a state, such as what a field changes. */
export type SetListChange<View extends string> = Partial<SetQuery> & { view?: View };

/** Between a state and the query part of an address. What is as it starts is left out. */
export interface SetListAddress<View extends string> {
  /** Reads an address; what it does not say, or says wrongly, is as it starts. */
  read(params: URLSearchParams): SetListState<View>;
  /** Writes an address; the same state always gives the same text. */
  write(state: SetListState<View>): URLSearchParams;
}

/** Lists of words by their names in the address: those of the list's own query on the wire, but for the level. */
export const WORD_LISTS = [
  ['level', 'levels'],
  ['courseTag', 'courseTags'],
  ['materialTag', 'materialTags'],
  ['examKind', 'examKinds'],
  ['term', 'terms'],
] as const;

/** Beside the state: where the first sets of a page without scripts begin. */
export const CURSOR = 'cursor';

/** A year as `2024`; nothing for anything else. */
const readYear = (text: string | null) =>
  text !== null && /^[1-9]\d{3}$/.test(text) ? Number(text) : undefined;

const listOf = (params: URLSearchParams, ...names: readonly string[]) => [
  ...new Set(names.flatMap((name) => params.getAll(name)).filter((word) => word !== '')),
];

/**
 * Makes the address of a screen.
 *
 * @param views the ways to show the results; the first is how it starts
 */
export function createSetListAddress<View extends string>(
  views: readonly [View, ...View[]],
): SetListAddress<View> {
  return {
    read(params) {
      const sort = params.get('sort') ?? '';
      return {
        q: (params.get('q') ?? '').trim(),
        // Addresses that were kept or sent long ago have the wire's name.
        levels: listOf(params, 'level', 'difficulty'),
        courseTags: listOf(params, 'courseTag'),
        materialTags: listOf(params, 'materialTag'),
        examKinds: listOf(params, 'examKind'),
        terms: listOf(params, 'term'),
        year: readYear(params.get('year')),
        withKey: params.get('hasKey') === 'true',
        mine: MY_SET_KINDS.find((kind) => kind === params.get('koleksi')),
        from: readDay(params.get('from')),
        to: readDay(params.get('to')),
        sort: isSort(sort) ? sort : EVERYTHING.sort,
        view: views.find((view) => view === params.get('view')) ?? views[0],
      };
    },
    write(state) {
      const params = new URLSearchParams();
      const put = (name: string, word: string, start = '') => {
        if (word !== start) params.append(name, word);
      };
      put('q', state.q.trim());
      for (const [name, part] of WORD_LISTS) for (const word of state[part]) put(name, word);
      put('year', String(state.year ?? ''));
      put('hasKey', String(state.withKey), 'false');
      put('koleksi', state.mine ?? '');
      put('from', state.from);
      put('to', state.to);
      put('sort', state.sort, EVERYTHING.sort);
      put('view', state.view, views[0]);
      return params;
    },
  };
}
