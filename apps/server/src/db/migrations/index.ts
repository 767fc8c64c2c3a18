import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';
import { firstTables } from './0001-first-tables.js';
import { auditLog } from './0002-audit-log.js';
import { searchTexts } from './0003-search-texts.js';

import { severalServers } from './0004-several-servers.js';

import { largeBanks } from './0005-large-banks.js';

import { endedTokens } from './0006-ended-tokens.js';

import { securityEvents } from './0007-security-events.js';
import { accountWrites } from './0009-account-writes.js';

import { countedSubjects } from './0010-counted-subjects.js';
import { release } from './0011-release.js';
import { fileTexts } from './0012-file-texts.js';
import { questions } from './0013-questions.js';
import { papers } from './0014-papers.js';
import { identities } from './0015-identities.js';
import { talk } from './0016-talk.js';
import { myPage } from './0017-my-page.js';
import { searchIndexes } from './0018-search-indexes.js';
import { mail } from './0019-mail.js';
import { downloadWeeks } from './0021-download-weeks.js';
import { lastSignIn } from './0022-last-sign-in.js';
import { countsOfTerms } from './0023-counts-of-terms.js';
import { addressesAsSeen } from './0024-addresses-as-seen.js';
import { tagMerges } from './0027-tag-merges.js';
import { replies } from './0028-replies.js';
import { soughtExams } from './0029-sought-exam.js';
import { outcomes } from './0030-outcomes.js';
import { paperPeople } from './0032-paper-people.js';

export interface Migration {
  name: string;
  up: (db: Kysely<unknown>, dialect: DatabaseDialect) => Promise<void>;
}

/** Applied in this order, each once. Forward only: a released one never changes. */
export const migrations: readonly Migration[] = [
  { name: '0001-first-tables', up: firstTables },
  { name: '0002-audit-log', up: auditLog },
  { name: '0003-search-texts', up: searchTexts },
  { name: '0004-several-servers', up: severalServers },
  { name: '0005-large-banks', up: largeBanks },
  { name: '0006-ended-tokens', up: endedTokens },
  { name: '0007-security-events', up: securityEvents },
  { name: '0009-account-writes', up: accountWrites },
  { name: '0010-counted-subjects', up: countedSubjects },
  { name: '0011-release', up: release },
  { name: '0012-file-texts', up: fileTexts },
  { name: '0013-questions', up: questions },
  { name: '0014-papers', up: papers },
  { name: '0015-identities', up: identities },
  { name: '0016-talk', up: talk },
  { name: '0017-my-page', up: myPage },
  { name: '0018-search-indexes', up: searchIndexes },
  { name: '0019-mail', up: mail },
  { name: '0021-download-weeks', up: downloadWeeks },
  { name: '0022-last-sign-in', up: lastSignIn },
  { name: '0023-counts-of-terms', up: countsOfTerms },
  { name: '0024-addresses-as-seen', up: addressesAsSeen },
  { name: '0027-tag-merges', up: tagMerges },
  { name: '0028-replies', up: replies },
  { name: '0029-sought-exam', up: soughtExams },
  { name: '0030-outcomes', up: outcomes },
  { name: '0032-paper-people', up: paperPeople },
];
