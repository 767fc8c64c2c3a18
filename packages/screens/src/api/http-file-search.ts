import {
  FILE_SEARCH_SORTS,
  fileSearchSchema,
  readFileCount,
  SORTED_BY_HEADER,
} from '@bank-soal/contract/file-search';
import { disableSchemaCompilation } from '@bank-soal/contract/jitless';
import { readingPathOf as pathOf } from '@bank-soal/contract/reading-endpoints';
import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from '@bank-soal/contract/set-paging';
import type { FileSearchCall, FileSearchPage } from './file-search-port.js';
import type { HttpClient } from './http-client.js';

disableSchemaCompilation();

/** The search inside files over HTTP. */
export async function searchFiles(
  http: HttpClient,
  query: FileSearchCall,
  signal?: AbortSignal,
): Promise<FileSearchPage> {
  const path = pathOf('searchFiles', undefined, query);
  // Who asks decides what is there to find; a visitor has no token to send.
  const call = { withToken: true, signal };
  const { data, headers } = await http.answer('searchFiles', path, fileSearchSchema, call);
  const total = headers.get(TOTAL_COUNT_HEADER);
  const { count, isMore } = readFileCount(total);
  return {
    hits: data,
    count: total === null ? data.length : count,
    isMore,
    sortedBy: FILE_SEARCH_SORTS.find((sort) => sort === headers.get(SORTED_BY_HEADER)),
    next: headers.get(NEXT_CURSOR_HEADER) ?? undefined,
  };
}
