import type { Id } from '@bank-soal/contract/common';
import type { PreviewType } from '@bank-soal/contract/files';

/** Under which keys answers are kept. Whoever writes a resource revalidates its keys. */
export const keys = {
  site: 'site',
  questionSets: 'questionsets',
  pageOfSets: (query: string, cursor: string) => ['questionsets', 'page', query, cursor] as const,
  firstSets: (query: string) => ['questionsets', 'first', query] as const,
  pageOfFiles: (query: string, cursor: string) =>
    ['questionsets', 'page', 'files', query, cursor] as const,
  // Named by the change that it shows: no write to a set asks for all pictures again.
  cover: (id: Id, changed: string) => ['covers', id, changed] as const,
  questionSet: (id: Id) => ['questionsets', id] as const,
  questionSetAs: (id: Id, as: string) => ['questionsets', id, 'as', as] as const,
  setToEdit: (id: Id) => ['questionsets', id, 'edit'] as const,
  newestSets: (count: number) => ['questionsets', 'newest', count] as const,
  foundSets: (q: string) => ['questionsets', 'found', q] as const,
  ownSets: (user: string, as: string) => ['questionsets', 'mine', user, as] as const,
  setHistory: (id: Id) => ['questionsets', id, 'history'] as const,
  setReads: (id: Id) => ['questionsets', id, 'reads'] as const,
  comments: (set: Id) => ['questionsets', set, 'comments'] as const,
  mySettings: 'me/settings',
  similarSets: (id: Id) => ['questionsets', id, 'similar'] as const,
  courseSets: (subject: string) => ['questionsets', 'course', subject] as const,
  // A file never changes: the ids of the files say what the document shows.
  combinedPreview: (id: Id, type: PreviewType, files: readonly Id[]) =>
    ['files/combine-preview', id, type, ...files] as const,
  fileContent: (id: Id) => ['files/blob', id] as const,
  dropdown: 'dropdown',
  courseTags: 'course-tags',
  courseStats: 'course-material-stats',
  courseMaterials: (courseId: Id) => ['course-materials', courseId] as const,
  tagUses: 'tag-uses',
  materialTags: 'material-tags',
  materialTagsByCourse: (courseId: Id) => ['material-tags/by-course', courseId] as const,
  lecturers: 'admin/dosen',
  pageOfAccounts: (filters: string, cursor: string) =>
    ['admin/accounts', 'page', filters, cursor] as const,
  audit: (filters: string, cursor: string) => ['admin/audit', 'page', filters, cursor] as const,
  searchIndex: 'admin/search-index',
  overview: 'admin/overview',
  serverState: 'admin/server',
  pageOfAllSets: (filters: string, cursor: string) =>
    ['questionsets', 'page', 'admin', filters, cursor] as const,
  pageOfQuestions: (query: string, cursor: string) => ['questions', 'page', query, cursor] as const,
  question: (id: Id) => ['questions', id] as const,
  questionVersions: (id: Id) => ['questions', id, 'versions'] as const,
  questionUsage: (id: Id) => ['questions', id, 'usage'] as const,
  pageOfPapers: (query: string, cursor: string) => ['papers', 'page', query, cursor] as const,
  foundPapers: (q: string) => ['papers', 'found', q] as const,
  paperToEdit: (id: Id, visit: number) => ['papers', id, 'edit', visit] as const,
  paperWarnings: (id: Id, etag: string) => ['papers', id, 'warnings', etag] as const,
  paperPresence: (id: Id) => ['papers', 'present', id] as const,
  colleagues: 'colleagues',
  fileText: (id: Id) => ['files/blob', id, 'text'] as const,
};

/** Whether what is kept is one page of a list that comes in pages: by the second part of its key. */
export function isPage(key: unknown): boolean {
  return Array.isArray(key) && key[1] === 'page';
}

/** For what does not change while the page is open: loaded once, never refreshed by itself. */
export const ONCE = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
} as const;
