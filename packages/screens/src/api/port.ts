import type { DropdownAnswer } from '@bank-soal/contract/dropdown';
import type { PreviewType } from '@bank-soal/contract/files';
import type { Id } from '@bank-soal/contract/ids';
import type { QuestionSetListQuery } from '@bank-soal/contract/question-set-pages';
import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import type {
  OidcSessionBody,
  PasswordAnswer,
  PasswordBody,
  SessionUser,
  SignInBody,
} from '@bank-soal/contract/session';
import type { SiteAnswer } from '@bank-soal/contract/site';
import type { ReaderKind } from '../model/reader-kind.js';
import type { FileSearchCall, FileSearchPage } from './file-search-port.js';

/** Some of the sets that match a query. */
export interface QuestionSetPage {
  sets: QuestionSetAnswer[];
  /** How many sets match, on all pages together. */
  total: number;
  /** Asks for the next page; absent on the last. */
  next?: string;
}

/** What is told of several sets on their way. */
export interface ArchiveCall {
  /** Told how many bytes have come. */
  onProgress?: ((bytes: number) => void) | undefined;
  /** Ends the call. */
  signal?: AbortSignal | undefined;
}

/**
 * Everything that the screens ask of a server. Each call rejects with an `ApiError`, a
 * `NetworkError` or a `MalformedAnswerError`; an aborted one with the signal's reason.
 */
export interface BankSoalApi {
  /** Exchanges email and password for the user and their token. */
  signIn(body: SignInBody, signal?: AbortSignal): Promise<SessionUser>;
  /** Exchanges what the campus's own sign-in has led back with; good once. */
  oidcSession(body: OidcSessionBody, signal?: AbortSignal): Promise<SessionUser>;
  /** Where the campus's own sign-in begins: an address to go to, and the page to come back to. */
  oidcAddress(next?: string): string;
  /** Ends the token of the signed-in person on the server, even when the page goes meanwhile. */
  signOut(): Promise<void>;
  /** Changes the signed-in person's password; the answer brings the token that goes on. */
  changePassword(body: PasswordBody): Promise<PasswordAnswer>;
  /** Runtime settings of the site. */
  site(signal?: AbortSignal): Promise<SiteAnswer>;
  /** All sets. */
  questionSets(signal?: AbortSignal): Promise<QuestionSetAnswer[]>;
  /** So many sets, those that changed last first. */
  newestSets(count: number, signal?: AbortSignal): Promise<QuestionSetAnswer[]>;
  /** A page of the sets that match. */
  questionSetPage(query: QuestionSetListQuery, signal?: AbortSignal): Promise<QuestionSetPage>;
  /** A page of the files inside which all sought words stand. */
  searchFiles(query: FileSearchCall, signal?: AbortSignal): Promise<FileSearchPage>;
  /** What the filters offer. */
  dropdown(signal?: AbortSignal): Promise<DropdownAnswer>;
  /** One set with its files; 404 when there is none. With `as` for who may change it: as that reader is answered. */
  questionSet(id: Id, signal?: AbortSignal, as?: ReaderKind): Promise<QuestionSetAnswer>;
  /** A picture of a set's first page; 404 when it has none. Absent: cards show none. */
  cover?(id: Id, signal?: AbortSignal): Promise<Blob>;
  /** One PDF of a set's questions and test cases, or of its answers; 404 when it has none. */
  combinedPreview(id: Id, type: PreviewType, signal?: AbortSignal, as?: ReaderKind): Promise<Blob>;
  /** A file's bytes for showing; counts no download. */
  fileContent(id: Id, signal?: AbortSignal): Promise<Blob>;
  /** A file's bytes for keeping; a question file counts one download of its set. */
  downloadFile(id: Id, signal?: AbortSignal): Promise<Blob>;
  /** All files of a set as one ZIP. */
  archive(id: Id, signal?: AbortSignal, as?: ReaderKind): Promise<Blob>;
  /**
   * Several sets as one ZIP; rejects with a `RefusedSetsError` that names those that cannot be had. Absent:
   * none is offered.
   */
  archives?(ids: readonly Id[], call: ArchiveCall): Promise<Blob>;
}
