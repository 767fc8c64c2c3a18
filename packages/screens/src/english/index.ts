import type { Messages } from '../messages/messages.js';
import { accountList } from './account-list.js';
import { accounts } from './accounts.js';
import { administration } from './administration.js';
import { allSets } from './all-sets.js';
import { audit } from './audit.js';
import { builder } from './builder.js';
import { command } from './command.js';
import { courses } from './courses.js';
import { fileSearch } from './file-search.js';
import { guide, viewAs } from './guide.js';
import { marks } from './marks.js';
import { myData } from './my-data.js';
import { myPage } from './my-page.js';
import { notices } from './notices.js';
import { overview } from './overview.js';
import { ownPapers } from './own-papers.js';
import { ownSets } from './own-sets.js';
import { papers } from './papers.js';
import { preview } from './preview.js';
import { search } from './search.js';
import { searchIndex } from './search-index.js';
import { sentences } from './sentences.js';
import { server, serverSetting } from './server.js';
import { setArchive } from './set-archive.js';
import { talk } from './talk.js';
import { upload } from './upload.js';
import { visitors } from './visitors.js';

/** The screens' sentences in English, for `MessagesProvider`. */
export const english: Messages = {
  ...visitors,
  ...preview,
  ...accounts,
  ...administration,
  ...courses,
  ...ownSets,
  ...builder,
  ...papers,
  ...ownPapers,
  accountList,
  audit,
  command,
  fileSearch,
  guide,
  marks,
  myData,
  myPage,
  notices,
  viewAs,
  search,
  allSets,
  overview,
  searchIndex,
  sentences,
  server,
  serverSetting,
  setArchive,
  talk,
  upload,
};
