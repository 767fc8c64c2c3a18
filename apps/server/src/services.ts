import type { Logger } from 'pino';
import type { AccountLimits } from './accounts/account-limits.js';
import type { CampusSignIn } from './accounts/campus/campus-sign-in.js';
import type { PageTokens } from './accounts/page-tokens.js';
import type { PasswordWork } from './accounts/password-work.js';
import type { SignInAttempts } from './accounts/sign-in-attempts.js';
import type { SignInEvents } from './accounts/sign-in-events.js';
import type { Tokens } from './accounts/tokens.js';
import type { WriteLimits } from './accounts/write-limits.js';
import type { SealedCursors } from './answers/sealed-cursors.js';
import type { SecretTags } from './answers/secret-tags.js';
import type { Db } from './db/schema.js';
import type { Combiner } from './documents/combiner.js';
import type { CoverMaker } from './documents/cover-maker.js';
import type { Inspector } from './documents/inspector.js';
import type { QuestionReader } from './documents/question-reader.js';
import type { Contents } from './files/contents.js';
import type { Downloads } from './files/downloads.js';
import type { FileReads } from './files/file-reads.js';
import type { Uploads } from './files/uploads.js';
import type { Metrics } from './metrics/metrics.js';
import type { PaperPress } from './papers/written-paper.js';
import type { Searches } from './search/searches.js';
import type { TextQueue } from './search/text-queue.js';
import type { TextsThread } from './search/texts-thread.js';
import type { OwnLists } from './sets/own-lists.js';
import type { PersonalLists } from './sets/personal-lists.js';
import type { SeenSets } from './sets/seen-sets.js';
import type { SetLists } from './sets/set-lists.js';
import type { SetTotals } from './sets/set-totals.js';
import type { Config } from './settings/config.js';
import type { FileStore } from './storage/file-store.js';
import type { CommentLimits } from './talk/comment-limits.js';
import type { Mailer } from './talk/mail/mailer.js';

/** Services of the routes. */
export interface Services {
  config: Config;
  log: Logger;
  /** Undefined where metrics are off. */
  metrics: Metrics | undefined;
  db: Db;
  store: FileStore;
  contents: Contents;
  /** ETags of what people uploaded. */
  tagOf: SecretTags;
  /** Ends of list pages, as clients receive them. */
  cursors: SealedCursors;
  combiner: Combiner;
  inspector: Inspector;
  /** Pictures of first pages. */
  covers: CoverMaker;
  /** Reads files of questions. */
  questionReader: QuestionReader;
  downloads: Downloads;
  fileReads: FileReads;
  /** Which sets people opened and downloaded. */
  seenSets: SeenSets;
  /** Sends notices as mails; undefined where the bank sends none. */
  mailer: Mailer | undefined;
  /** How much people say of sets. */
  commentLimits: CommentLimits;
  uploads: Uploads;
  tokens: Tokens;
  pageTokens: PageTokens;
  writeLimits: WriteLimits;
  accountLimits: AccountLimits;
  attemptsOf: SignInAttempts;
  passwordWork: PasswordWork;
  signInEvents: SignInEvents;
  /** The campus's own sign-in; undefined where there is none. */
  campus: CampusSignIn | undefined;
  searches: Searches;
  /** Reads the texts of files that were found. */
  texts: TextsThread;
  /** Undefined where another server reads texts. */
  textQueue: TextQueue | undefined;
  setList: SetLists;
  personalLists: PersonalLists;
  ownLists: OwnLists;
  /** Writes exam papers. */
  paperPress: PaperPress;
  setTotals: SetTotals;
  /** How many sets each course has, by the key of its name. */
  courseTotals: SetTotals<ReadonlyMap<string, number>>;
}
