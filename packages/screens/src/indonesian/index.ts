// Written by scripts/texts/compile.mjs: change catalogs/*.json.
import type { accountTexts } from './account.js';
import type { loginTexts } from './login.js';
import type { accountListTexts } from './account-list.js';
import type { allSetsTexts } from './all-sets.js';
import type { auditTexts } from './audit.js';
import type { taggingTexts } from './tagging.js';
import type { courseTagTexts } from './course-tag.js';
import type { adminFrameTexts } from './admin-frame.js';
import type { lecturerTexts } from './lecturer.js';
import type { materialTagTexts } from './material-tag.js';
import type { overviewTexts } from './overview.js';
import type { searchIndexTexts } from './search-index.js';
import type { serverTexts } from './server.js';
import type { serverSettingTexts } from './server-setting.js';
import type { adminTexts } from './admin.js';
import type { tagTexts } from './tag.js';
import type { commandTexts } from './command.js';
import type { frameTexts } from './frame.js';
import type { guideTexts } from './guide.js';
import type { homeTexts } from './home.js';
import type { failureTexts } from './failure.js';
import type { fileTexts } from './file.js';
import type { myDataTexts } from './my-data.js';
import type { myPageTexts } from './my-page.js';
import type { notFoundTexts } from './not-found.js';
import type { noticesTexts } from './notices.js';
import type { ownPapersTexts } from './own-papers.js';
import type { ownSetsTexts } from './own-sets.js';
import type { editSetTexts } from './edit-set.js';
import type { setLogTexts } from './set-log.js';
import type { leftFormTexts } from './left-form.js';
import type { builderTexts } from './builder.js';
import type { paperEditorTexts } from './paper-editor.js';
import type { questionEditorTexts } from './question-editor.js';
import type { questionListTexts } from './question-list.js';
import type { questionsTexts } from './questions.js';
import type { setArchiveTexts } from './set-archive.js';
import type { uploadTexts } from './upload.js';
import type { marksTexts } from './marks.js';
import type { browseTexts } from './browse.js';
import type { fileSearchTexts } from './file-search.js';
import type { previewTexts } from './preview.js';
import type { searchTexts } from './search.js';
import type { talkTexts } from './talk.js';
import type { viewAsTexts } from './view-as.js';
/** The texts of the screens as they are built in, by area. */
export interface Areas {
/** notices, mySets, upload and others. */
account: typeof accountTexts;
/** title, lead, email and others. */
login: typeof loginTexts;
/** title, lead, search and others. */
accountList: typeof accountListTexts;
/** title, lead, failed and others. */
allSets: typeof allSetsTexts;
/** title, lead, search and others. */
audit: typeof auditTexts;
/** title, lead, totalCourses and others. */
tagging: typeof taggingTexts;
/** title, lead, search and others. */
courseTag: typeof courseTagTexts;
/** lecturers, accounts, courseTags and others. */
adminFrame: typeof adminFrameTexts;
/** title, lead, search and others. */
lecturer: typeof lecturerTexts;
/** title, lead, search and others. */
materialTag: typeof materialTagTexts;
/** title, lead, failed and others. */
overview: typeof overviewTexts;
/** title, lead, refresh and others. */
searchIndex: typeof searchIndexTexts;
/** title, lead, readAt and others. */
server: typeof serverTexts;
/** title, lead, setting and others. */
serverSetting: typeof serverSettingTexts;
/** loginNeeded, offline, actions and others. */
admin: typeof adminTexts;
/** name, uses, unused and others. */
tag: typeof tagTexts;
/** title, placeholder, page and others. */
command: typeof commandTexts;
/** name, loading, home and others. */
frame: typeof frameTexts;
/** title, lead, upload and others. */
guide: typeof guideTexts;
/** loading, title, lead and others. */
home: typeof homeTexts;
/** noConnection, unreadable, status and others. */
failure: typeof failureTexts;
/** noQuestionFile, downloadFailed, download and others. */
file: typeof fileTexts;
/** title, lead, loading and others. */
myData: typeof myDataTexts;
/** title, lead, lists and others. */
myPage: typeof myPageTexts;
/** title, hint, home and others. */
notFound: typeof notFoundTexts;
/** title, lead, unread and others. */
notices: typeof noticesTexts;
/** title, lead, newPaper and others. */
ownPapers: typeof ownPapersTexts;
/** title, lead, upload and others. */
ownSets: typeof ownSetsTexts;
/** title, back, see and others. */
editSet: typeof editSetTexts;
/** title, history, reads and others. */
setLog: typeof setLogTexts;
/** title, ownText, visitorText and others. */
leftForm: typeof leftFormTexts;
/** title, lead, needsServer and others. */
builder: typeof builderTexts;
/** loading, failed, failedHint and others. */
paperEditor: typeof paperEditorTexts;
/** write, change, changedElsewhere and others. */
questionEditor: typeof questionEditorTexts;
/** search, searchPlaceholder, searchHint and others. */
questionList: typeof questionListTexts;
/** title, lead, papers and others. */
questions: typeof questionsTexts;
/** name, chosen, tooMany and others. */
setArchive: typeof setArchiveTexts;
/** title, lead, files and others. */
upload: typeof uploadTexts;
/** filter, everything, kinds and others. */
marks: typeof marksTexts;
/** title, lead, sets and others. */
browse: typeof browseTexts;
/** lead, label, placeholder and others. */
fileSearch: typeof fileSearchTexts;
/** back, backShort, seeing and others. */
preview: typeof previewTexts;
/** title, lead, modes and others. */
search: typeof searchTexts;
/** title, lead, loading and others. */
talk: typeof talkTexts;
/** label, readers, list and others. */
viewAs: typeof viewAsTexts;
}
