import { ARCHIVE_ARROW_UP } from '../../../lib/internal/drawings/archive-arrow-up.js';
import { CALENDAR_PLUS } from '../../../lib/internal/drawings/calendar-plus.js';
import { CIRCLE_CHECK } from '../../../lib/internal/drawings/circle-check.js';
import { CIRCLE_DASHED } from '../../../lib/internal/drawings/circle-dashed.js';
import { CIRCLE_OFF } from '../../../lib/internal/drawings/circle-off.js';
import { ELLIPSIS_VERTICAL } from '../../../lib/internal/drawings/ellipsis-vertical.js';
import { EYE_OFF } from '../../../lib/internal/drawings/eye-off.js';
import { FILE_STACK } from '../../../lib/internal/drawings/file-stack.js';
import { FILE_TEXT } from '../../../lib/internal/drawings/file-text.js';
import { FILE_UP } from '../../../lib/internal/drawings/file-up.js';
import { GLOBE } from '../../../lib/internal/drawings/globe.js';
import { GRADUATION_CAP } from '../../../lib/internal/drawings/graduation-cap.js';
import { KEY_ROUND } from '../../../lib/internal/drawings/key-round.js';
import { LIBRARY_BIG } from '../../../lib/internal/drawings/library-big.js';
import { LIST_FILTER } from '../../../lib/internal/drawings/list-filter.js';
import { LOG_IN } from '../../../lib/internal/drawings/log-in.js';
import { PENCIL } from '../../../lib/internal/drawings/pencil.js';
import { PIN } from '../../../lib/internal/drawings/pin.js';
import { REFRESH_CW } from '../../../lib/internal/drawings/refresh-cw.js';
import { ROWS_3 } from '../../../lib/internal/drawings/rows-3.js';
import { SEARCH } from '../../../lib/internal/drawings/search.js';
import { SHARE_2 } from '../../../lib/internal/drawings/share-2.js';
import { SHIELD_CHECK } from '../../../lib/internal/drawings/shield-check.js';
import { TAGS } from '../../../lib/internal/drawings/tags.js';
import { TRASH } from '../../../lib/internal/drawings/trash.js';
import { UNLINK } from '../../../lib/internal/drawings/unlink.js';
import { USERS } from '../../../lib/internal/drawings/users.js';
import { decorative } from './decorative.js';

/** One file. */
export const FileIcon = /* @__PURE__ */ decorative(FILE_TEXT);
/** Several files. */
export const FilesIcon = /* @__PURE__ */ decorative(FILE_STACK);
/** Narrows a list. */
export const FilterIcon = /* @__PURE__ */ decorative(LIST_FILTER);
/** Answers and solutions. */
export const KeyIcon = /* @__PURE__ */ decorative(KEY_ROUND);
/** The bank of questions. */
export const LibraryIcon = /* @__PURE__ */ decorative(LIBRARY_BIG);
/** Signs in. */
export const LoginIcon = /* @__PURE__ */ decorative(LOG_IN);
/** Looks for something. */
export const SearchIcon = /* @__PURE__ */ decorative(SEARCH);
/** Changes something. */
export const EditIcon = /* @__PURE__ */ decorative(PENCIL);
/** Takes something away for good. */
export const DeleteIcon = /* @__PURE__ */ decorative(TRASH);
/** Takes a file in. */
export const ImportIcon = /* @__PURE__ */ decorative(FILE_UP);
/** Is in force. */
export const ActiveIcon = /* @__PURE__ */ decorative(CIRCLE_CHECK);
/** Is not in force. */
export const InactiveIcon = /* @__PURE__ */ decorative(CIRCLE_OFF);
/** Takes something out of where it belongs. */
export const UnlinkIcon = /* @__PURE__ */ decorative(UNLINK);
/** People. */
export const PeopleIcon = /* @__PURE__ */ decorative(USERS);
/** Tags. */
export const TagsIcon = /* @__PURE__ */ decorative(TAGS);
/** A course. */
export const CourseIcon = /* @__PURE__ */ decorative(GRADUATION_CAP);
/** Made lately. */
export const NewIcon = /* @__PURE__ */ decorative(CALENDAR_PLUS);
/** Puts another in its place. */
export const ReplaceIcon = /* @__PURE__ */ decorative(REFRESH_CW);
/** Takes out of sight, without losing it. */
export const WithdrawIcon = /* @__PURE__ */ decorative(EYE_OFF);
/** Brings back. */
export const RestoreIcon = /* @__PURE__ */ decorative(ARCHIVE_ARROW_UP);
/** Icon of administrators' actions. */
export const AdminIcon = /* @__PURE__ */ decorative(SHIELD_CHECK);
/** One below the other. */
export const ListIcon = /* @__PURE__ */ decorative(ROWS_3);
/** Hands an address on. */
export const ShareIcon = /* @__PURE__ */ decorative(SHARE_2);
/** Opens what else can be done. */
export const MoreIcon = /* @__PURE__ */ decorative(ELLIPSIS_VERTICAL);
/** Keeps something at hand. */
export const PinIcon = /* @__PURE__ */ decorative(PIN);
/** Is kept at hand. */
export const PinnedIcon = /* @__PURE__ */ decorative(PIN, 'ui:fill-current!');
/** Is still to be done. */
export const OpenIcon = /* @__PURE__ */ decorative(CIRCLE_DASHED);
/** A choice of languages. */
export const LanguageIcon = /* @__PURE__ */ decorative(GLOBE);
