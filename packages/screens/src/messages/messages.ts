import type { accountMessages } from '../account/account-messages.js';
import type { loginMessages } from '../account/login-messages.js';
import type { accountListMessages } from '../admin/accounts/account-list-messages.js';
import type { allSetsMessages } from '../admin/all-sets/all-sets-messages.js';
import type { auditMessages } from '../admin/audit/audit-messages.js';
import type { taggingMessages } from '../admin/course-tagging/tagging-messages.js';
import type { courseTagMessages } from '../admin/course-tags/course-tag-messages.js';
import type { adminFrameMessages } from '../admin/frame/admin-frame-messages.js';
import type { lecturerMessages } from '../admin/lecturers/lecturer-messages.js';
import type { materialTagMessages } from '../admin/material-tags/material-tag-messages.js';
import type { overviewMessages } from '../admin/overview/overview-messages.js';
import type { searchIndexMessages } from '../admin/search-index/search-index-messages.js';
import type { serverMessages } from '../admin/server/server-messages.js';
import type { serverSettingMessages } from '../admin/server/setting-messages.js';
import type { adminMessages } from '../admin/shared/admin-messages.js';
import type { tagMessages } from '../admin/tags/tag-messages.js';
import type { commandMessages } from '../commands/command-messages.js';
import type { frameMessages } from '../frame/shared/frame-messages.js';
import type { guideMessages } from '../guide/guide-messages.js';
import type { homeMessages } from '../home/home-messages.js';
import type { myDataMessages } from '../my-data/my-data-messages.js';
import type { myPageMessages } from '../my-page/my-page-messages.js';
import type { notFoundMessages } from '../not-found/not-found-messages.js';
import type { noticesMessages } from '../notices/notices-messages.js';
import type { ownPapersMessages } from '../own-papers/own-papers-messages.js';
import type { editSetMessages, ownSetsMessages } from '../own-sets/own-sets-messages.js';
import type { setLogMessages } from '../own-sets/set-log-messages.js';
import type { leftFormMessages } from '../papers/browser-drafts/left-form-messages.js';
import type { builderMessages } from '../papers/builder-messages.js';
import type { paperEditorMessages } from '../papers/editor/paper-editor-messages.js';
import type { questionEditorMessages } from '../question-editor/question-editor-messages.js';
import type { questionListMessages } from '../question-list/question-list-messages.js';
import type { questionsMessages } from '../questions/questions-messages.js';
import type { setArchiveMessages } from '../set-archive/set-archive-messages.js';
import type { uploadMessages } from '../set-editor/upload-messages.js';
import type { marksMessages } from '../set-marks/marks-messages.js';
import type { browseMessages } from '../sets/browse/browse-messages.js';
import type { fileSearchMessages } from '../sets/file-search/file-search-messages.js';
import type { previewMessages } from '../sets/preview/preview-messages.js';
import type { searchMessages } from '../sets/search-messages.js';
import type { talkMessages } from '../talk/talk-messages.js';
import type { viewAsMessages } from '../view-as/view-as-messages.js';
import type { failureMessages } from './failure.js';
import type { fileMessages } from './files.js';
import type { Rewording, Wording } from './words.js';

/** Every sentence of the screens that a host can word itself, by area. */
export interface Messages {
  /** The search, and what browsing shares with it. */
  search: Wording<typeof searchMessages>;
  /** The search inside files. */
  fileSearch: Wording<typeof fileSearchMessages>;
  /** Downloads of files and sets. */
  file: Wording<typeof fileMessages>;
  /** Several sets as one ZIP. */
  setArchive: Wording<typeof setArchiveMessages>;
  /** The preview of a set. */
  preview: Wording<typeof previewMessages>;
  /** The sign-in. */
  login: Wording<typeof loginMessages>;
  /** Why a call failed: no connection, an answer that is none, too many tries; and that one waits. */
  failure: Wording<typeof failureMessages>;
  /** Header and footer. */
  frame: Wording<typeof frameMessages>;
  /** What can be opened and done by its name. */
  command: Wording<typeof commandMessages>;
  /** The page of an unknown address. */
  notFound: Wording<typeof notFoundMessages>;
  /** The home page. */
  home: Wording<typeof homeMessages>;
  /** What only browsing says. */
  browse: Wording<typeof browseMessages>;
  /** The person's menu and the change of the password. */
  account: Wording<typeof accountMessages>;
  /** What several screens of the administration share. */
  admin: Wording<typeof adminMessages>;
  /** What course tags and material tags share. */
  tag: Wording<typeof tagMessages>;
  /** The management of course tags. */
  courseTag: Wording<typeof courseTagMessages>;
  /** The bar of the administration. */
  adminFrame: Wording<typeof adminFrameMessages>;
  /** The management of lecturers. */
  lecturer: Wording<typeof lecturerMessages>;
  /** The management of all accounts. */
  accountList: Wording<typeof accountListMessages>;
  /** The history: who did what. */
  audit: Wording<typeof auditMessages>;
  /** The list of all sets, for administrators. */
  allSets: Wording<typeof allSetsMessages>;
  /** The overview of the bank. */
  overview: Wording<typeof overviewMessages>;
  /** How many files can be searched inside. */
  searchIndex: Wording<typeof searchIndexMessages>;
  /** How the server is. */
  server: Wording<typeof serverMessages>;
  /** The settings of the server. */
  serverSetting: Wording<typeof serverSettingMessages>;
  /** Materials and tags of a course. */
  tagging: Wording<typeof taggingMessages>;
  /** The management of material tags. */
  materialTag: Wording<typeof materialTagMessages>;
  /** The upload of a set. */
  upload: Wording<typeof uploadMessages>;
  /** The list of one's own sets. */
  ownSets: Wording<typeof ownSetsMessages>;
  /** The change of a set. */
  editSet: Wording<typeof editSetMessages>;
  /** What was done to a set, and who opened it. */
  setLog: Wording<typeof setLogMessages>;
  /** One's own exam papers. */
  ownPapers: Wording<typeof ownPapersMessages>;
  /** The page of the bank's questions. */
  questions: Wording<typeof questionsMessages>;
  /** The list of the bank's questions. */
  questionList: Wording<typeof questionListMessages>;
  /** Writing a question of one's own. */
  questionEditor: Wording<typeof questionEditorMessages>;
  /** Making an exam paper that is kept. */
  paperEditor: Wording<typeof paperEditorMessages>;
  /** A form that was left in the browser. */
  leftForm: Wording<typeof leftFormMessages>;
  /** What an account has for itself. */
  myData: Wording<typeof myDataMessages>;
  /** The lists of sets that an account has for itself. */
  myPage: Wording<typeof myPageMessages>;
  /** What a person notes of sets and courses. */
  marks: Wording<typeof marksMessages>;
  /** What an account is told. */
  notices: Wording<typeof noticesMessages>;
  /** What is said of a set. */
  talk: Wording<typeof talkMessages>;
  /** Looking at sets as somebody else does. */
  viewAs: Wording<typeof viewAsMessages>;
  /** The lecturers' guide. */
  guide: Wording<typeof guideMessages>;
  /** The builder of a form, and the files that it makes. */
  builder: Wording<typeof builderMessages>;
  /**
   * The words of failures that rules of the contract find and that the server tells, by code (and behind
   * a dot what it is about); a name in braces stands for a number or a name of the failure, as in the
   * tables of `@bank-soal/contract/sentences`. Those that are not listed read as in Indonesian.
   */
  sentences: Readonly<Record<string, string>>;
}

/** What a host words itself; the rest stays. */
export type MessageOverrides = Rewording<Messages>;
