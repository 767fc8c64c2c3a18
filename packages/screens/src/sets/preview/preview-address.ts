import { parseId } from '@bank-soal/contract/common';
import type { FileCategory } from '@bank-soal/contract/files';
import { READER_KINDS } from '../../model/accounts/reader-kind.js';
import type { PagePlace } from '../../model/search/file-results.js';
import type { PreviewState, ReaderView } from './preview-state.js';

const WORDS = { questions: 'soal', answers: 'jawaban', testCases: 'test-cases' } as const;

const VIEWS = { questions: 'soal', answers: 'kunci', both: 'berdampingan' } as const;

function keyOf<Key extends string>(
  words: Readonly<Record<Key, string>>,
  word: string | null,
): Key | undefined {
  return (Object.keys(words) as Key[]).find((key) => words[key] === word);
}

/** More words than a search has, in their forms. */
const WORDS_MAX = 32;

function readPlace(params: URLSearchParams): PagePlace | undefined {
  const number = (name: string) => parseId(params.get(name) ?? '');
  const file = number('berkas');
  if (file === undefined) return undefined;
  const words = (params.get('cari') ?? '').split(/\s+/).filter((word) => word !== '');
  return {
    file,
    page: number('hlm') ?? 1,
    combinedPage: number('gabungan'),
    words: words.slice(0, WORDS_MAX),
  };
}

/**
 * Between the preview's state and the query part of its address. The first tab needs no word, nor do the questions
 * as what is read, where no place leads elsewhere. A page of a file is `berkas=12&hlm=3`, `gabungan` its page in the combined preview, and `cari` what is marked. `as` is
 * in whose place it is looked at, as in the search.
 */
export const previewAddress = {
  /** Reads an address; the first tab and no page for anything else. */
  read(params: URLSearchParams): PreviewState {
    const at = readPlace(params);
    const tab: FileCategory = keyOf(WORDS, params.get('tab')) ?? 'questions';
    const view: ReaderView | undefined = keyOf(VIEWS, params.get('baca'));
    const as = READER_KINDS.find((kind) => kind === params.get('as'));
    return { tab, ...(view && { view }), ...(at && { at }), ...(as && { as }) };
  },
  /** Writes an address; the same state always gives the same text. */
  write({ tab, view, at, as }: PreviewState): URLSearchParams {
    const params = new URLSearchParams(tab === 'questions' ? {} : { tab: WORDS[tab] });
    if (view !== undefined && (at || view !== 'questions')) params.append('baca', VIEWS[view]);
    if (as) params.append('as', as);
    if (!at) return params;
    params.append('berkas', String(at.file));
    params.append('hlm', String(at.page));
    if (at.combinedPage !== undefined) params.append('gabungan', String(at.combinedPage));
    if (at.words.length > 0) params.append('cari', at.words.join(' '));
    return params;
  },
};
