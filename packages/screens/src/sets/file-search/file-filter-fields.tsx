'use client';

import { EXAM_KINDS, NO_KIND, TERMS } from '@bank-soal/contract/exam-kinds';
import { FILE_CATEGORIES, type FileCategory } from '@bank-soal/contract/file-categories';
import { indonesian, useStrings } from '@bank-soal/ui/lib/strings';
import { MultiCombobox } from '@bank-soal/ui/multi-combobox';
import type { FilterData } from '../../data/use-dropdown.js';
import type { FileFilter, FileQuery } from '../../model/file-query.js';
import { useSearchMessages, WordField } from '../index.js';
import { useFileSearchMessages } from './file-search-messages.js';

/** Props of {@link FileFilterFields}. */
export interface FileFilterFieldsProps {
  query: FileQuery;
  filters: FilterData;
  onChange: (part: Partial<FileQuery>) => void;
  /** Shows what is chosen inside the fields, where no chips stand below them. */
  chips?: boolean;
}

/** Puts a word of a filter into people's words. */
export function useFilterWords(): (filter: FileFilter, word: string) => string {
  const strings = useStrings(indonesian);
  const { categories } = useFileSearchMessages();
  return (filter, word) => {
    if (filter === 'levels') return strings['level.word'](word);
    if (filter === 'examKinds' || filter === 'terms') return strings['exam.word'](word);
    return filter === 'categories' ? categories[word as FileCategory] : word;
  };
}

/** Level, course, topic, kind and term of exam of the set, and what the file is of it. */
export function FileFilterFields({
  query,
  filters,
  onChange,
  chips = false,
}: FileFilterFieldsProps) {
  const { fields, loadingFilters } = useSearchMessages();
  const { category, categories } = useFileSearchMessages();
  const strings = useStrings(indonesian);
  const emptyText = filters.status === 'loading' ? loadingFilters : undefined;
  const field = (filter: Exclude<FileFilter, 'categories' | 'years'>) => ({
    ...fields[filter],
    chips,
    value: query[filter],
    onChange: (words: string[]) => onChange({ [filter]: words }),
  });
  return (
    <>
      <WordField
        {...field('levels')}
        word={strings['level.word']}
        options={filters.lists.levels}
        emptyText={emptyText}
      />
      {(['courseTags', 'materialTags'] as const).map((filter) => (
        <MultiCombobox
          key={filter}
          {...field(filter)}
          options={filters.lists[filter]}
          emptyText={emptyText}
        />
      ))}
      <WordField
        {...field('examKinds')}
        word={strings['exam.word']}
        options={[...EXAM_KINDS, NO_KIND]}
      />
      <WordField {...field('terms')} word={strings['exam.word']} options={TERMS} />
      <WordField
        {...category}
        chips={chips}
        word={(word) => categories[word as FileCategory]}
        options={FILE_CATEGORIES}
        value={query.categories}
        onChange={(words) => onChange({ categories: words as FileCategory[] })}
      />
    </>
  );
}
