'use client';

import type { Client } from '@bank-soal/contract/client';
import type { DropdownAnswer } from '@bank-soal/contract/sets';
import { useTexts } from '@bank-soal/ui/lib/texts';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { Explanation } from '../../api/errors.js';
import { failureTexts } from '../../indonesian/failure.js';
import { failureReason } from '../../model/failure-reason.js';
import { DEFAULT_FILTERS, type FilterLists } from '../../model/sets/default-filters.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';

/** Options of the filters, and their origin. */
export type FilterData =
  | {
      status: 'loading';
      /** All empty. */
      lists: FilterLists;
    }
  | {
      status: 'ready';
      /** The server's options. */
      lists: FilterLists;
    }
  | {
      /** The built-in lists stand in. */
      status: 'default';
      /** Built-in options. */
      lists: FilterLists;
      /** Why. */
      reason: Explanation;
      /** Another try is under way. */
      busy: boolean;
      /** Asks the server again. */
      retry: () => void;
    };

const NO_LISTS: FilterLists = { levels: [], courseTags: [], materialTags: [] };

const names = (tags: readonly { name: string }[]) => [...new Set(tags.map(({ name }) => name))];

function toLists({ data }: DropdownAnswer): FilterLists {
  return {
    levels: [...new Set(data.difficultyLevels.map(({ level }) => level))],
    courseTags: names(data.courseTags),
    materialTags: names(data.materialTags),
  };
}

/** Asks for the lists of the filters. */
export const loadFilterLists = async (api: Client): Promise<FilterLists> =>
  toLists((await api.dropdownData()).data);

/** The lists of the filters; the built-in ones when the server's cannot be had. */
export function useDropdown(): FilterData {
  const api = useApi();
  const failureMessages = useTexts(failureTexts);
  const { data, error, isValidating, mutate } = useSWR<FilterLists>(
    keys.dropdown,
    () => loadFilterLists(api),
    { revalidateOnFocus: false, onError: logFailure },
  );
  if (data) return { status: 'ready', lists: data };
  if (error === undefined) return { status: 'loading', lists: NO_LISTS };
  return {
    status: 'default',
    lists: DEFAULT_FILTERS,
    reason: failureReason(error, failureMessages),
    busy: isValidating,
    retry: () => void mutate(),
  };
}
