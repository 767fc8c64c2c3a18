import type { accountMessages } from './account.js';
import type { auditMessages } from './admin-audit.js';
import type { taggingMessages } from './admin-course-tagging.js';
import type { courseTagMessages } from './admin-course-tags.js';
import type { adminFrameMessages } from './admin-frame.js';
import type { lecturerMessages } from './admin-lecturers.js';
import type { materialTagMessages } from './admin-material-tags.js';
import type { adminMessages } from './admin-shared.js';
import type { tagMessages } from './admin-tags.js';
import type { browseMessages } from './browse.js';
import type { builderMessages } from './builder.js';
import type { failureMessages } from './failure.js';
import type { fileMessages } from './files.js';
import type { frameMessages } from './frame.js';
import type { homeMessages } from './home.js';
import type { loginMessages } from './login.js';
import type { notFoundMessages } from './not-found.js';
import type { editSetMessages, ownSetsMessages } from './own-sets.js';
import type { previewMessages } from './preview.js';
import type { searchMessages } from './search.js';
import type { uploadMessages } from './upload.js';
import type { Rewording, Wording } from './words.js';

/** Every sentence of the screens that a host can word itself, by area. */
export interface Messages {
  search: Wording<typeof searchMessages>;
  file: Wording<typeof fileMessages>;
  preview: Wording<typeof previewMessages>;
  login: Wording<typeof loginMessages>;
  failure: Wording<typeof failureMessages>;
  frame: Wording<typeof frameMessages>;
  notFound: Wording<typeof notFoundMessages>;
  home: Wording<typeof homeMessages>;
  browse: Wording<typeof browseMessages>;
  account: Wording<typeof accountMessages>;
  admin: Wording<typeof adminMessages>;
  tag: Wording<typeof tagMessages>;
  courseTag: Wording<typeof courseTagMessages>;
  adminFrame: Wording<typeof adminFrameMessages>;
  lecturer: Wording<typeof lecturerMessages>;
  audit: Wording<typeof auditMessages>;
  tagging: Wording<typeof taggingMessages>;
  materialTag: Wording<typeof materialTagMessages>;
  upload: Wording<typeof uploadMessages>;
  ownSets: Wording<typeof ownSetsMessages>;
  editSet: Wording<typeof editSetMessages>;
  builder: Wording<typeof builderMessages>;
  /**
   * Sentences that come from the rules of the contract and from the server, in Indonesian: each with
   * the words that stand in its place. A sentence that is not listed is shown as it comes.
   */
  sentences: Readonly<Record<string, string>>;
}

/** What a host words itself; the rest stays. */
export type MessageOverrides = Rewording<Messages>;
