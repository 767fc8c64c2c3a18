import { BELL } from '../../../lib/internal/drawings/bell.js';
import { CLOUD_UPLOAD } from '../../../lib/internal/drawings/cloud-upload.js';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { LAYOUT_GRID } from '../../../lib/internal/drawings/layout-grid.js';
import { PLUS } from '../../../lib/internal/drawings/plus.js';
import { TABLE_2 } from '../../../lib/internal/drawings/table-2.js';
import { decorative } from './decorative.js';

// A module of their own: the first screen draws these, and takes no others along.

/** Makes something new. */
export const AddIcon = /* @__PURE__ */ decorative(PLUS);
/** Takes a file along. */
export const DownloadIcon = /* @__PURE__ */ decorative(DOWNLOAD);
/** Cards beside each other. */
export const GridIcon = /* @__PURE__ */ decorative(LAYOUT_GRID);
/** Rows and columns. */
export const TableIcon = /* @__PURE__ */ decorative(TABLE_2);
/** Sends files to the server. */
export const UploadIcon = /* @__PURE__ */ decorative(CLOUD_UPLOAD);
/** Tells somebody something. */
export const NoticeIcon = /* @__PURE__ */ decorative(BELL);
