import {
  fileSearchQuerySchema,
  fileSearchSchema,
  SORTED_BY_HEADER,
  searchIndexSchema,
  similarSetsSchema,
} from '../search/file-search.js';
import { pageHeaders } from './page-headers.js';
import type { Route } from './route.js';

/** Calls of what stands inside files. */
export const fileSearchRoutes = {
  searchFiles: {
    endpoint: 'GET /search/files',
    access: 'public',
    summary:
      'File yang memuat semua kata, dengan halaman dan potongan teksnya; hanya yang boleh dibuka pembaca',
    query: fileSearchQuerySchema,
    repeated: ['courseTag', 'materialTag', 'difficulty', 'examKind', 'term', 'category'],
    answers: { 200: fileSearchSchema },
    answerHeaders: {
      ...pageHeaders('file'),
      [SORTED_BY_HEADER]: 'Urutan yang dipakai: rank atau newest',
    },
    refusals: [400, 503],
  },
  searchIndex: {
    endpoint: 'GET /admin/search-index',
    access: 'admin',
    summary: 'Berapa file yang sudah dan belum dapat dicari isinya',
    answers: { 200: searchIndexSchema },
  },
  similarQuestionSets: {
    endpoint: 'GET /questionsets/{id}/similar',
    access: 'user',
    summary: 'Paket soal yang isinya mirip dengan satu milik sendiri, sejauh boleh dilihat',
    answers: { 200: similarSetsSchema },
  },
} as const satisfies Record<string, Route>;
