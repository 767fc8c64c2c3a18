import { FILE_CATEGORIES, type FileCategory } from '@bank-soal/contract/files';
import { EXAM_KINDS, NO_KIND, TERMS } from '@bank-soal/contract/sets';
import { basicTexts } from '@bank-soal/ui/lib/indonesian';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { MultiCombobox } from '@bank-soal/ui/multi-combobox';
import type { FilterData } from '../../data/sets/use-dropdown.js';
import { fileSearchTexts } from '../../indonesian/file-search.js';
import { searchTexts } from '../../indonesian/search.js';
import type { FileFilter, FileQuery } from '../../model/search/file-query.js';
import { useExamWord } from '../../texts/use-exam-word.js';
import { WordField } from '../index.js';

export interface FileFilterFieldsProps {
  query: FileQuery;
  filters: FilterData;
  onChange: (part: Partial<FileQuery>) => void;
  /** Shows what is chosen inside the fields, where no chips stand below them. */
  chips?: boolean;
}

/** Puts a word of a filter into people's words. */
export function useFilterWords(): (filter: FileFilter, word: string) => string {
  const levelWord = useTexts(basicTexts)['level.word'];
  const examWord = useExamWord();
  const { categories } = useTexts(fileSearchTexts);
  return (filter, word) => {
    if (filter === 'levels') return levelWord(word);
    if (filter === 'examKinds' || filter === 'terms') return examWord(word);
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
  const { fields, loadingFilters } = useTexts(searchTexts);
  const { category, categories } = useTexts(fileSearchTexts);
  const levelWord = useTexts(basicTexts)['level.word'];
  const examWord = useExamWord();
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
        word={levelWord}
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
      <WordField {...field('examKinds')} word={examWord} options={[...EXAM_KINDS, NO_KIND]} />
      <WordField {...field('terms')} word={examWord} options={TERMS} />
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
