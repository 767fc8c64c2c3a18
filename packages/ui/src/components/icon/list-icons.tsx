import { CloudUpload, Download, LayoutGrid, Plus, Table2 } from 'lucide-react';
import { decorative } from './decorative.js';

// A module of their own: the first screen draws these, and takes no others along.

/** Makes something new. */
export const AddIcon = /* @__PURE__ */ decorative(Plus);
/** Takes a file along. */
export const DownloadIcon = /* @__PURE__ */ decorative(Download);
/** Cards beside each other. */
export const GridIcon = /* @__PURE__ */ decorative(LayoutGrid);
/** Rows and columns. */
export const TableIcon = /* @__PURE__ */ decorative(Table2);
/** Sends files to the server. */
export const UploadIcon = /* @__PURE__ */ decorative(CloudUpload);
