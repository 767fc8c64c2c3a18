import {
  ArrowLeft,
  Download,
  FileStack,
  FileText,
  KeyRound,
  LibraryBig,
  ListFilter,
  LogIn,
  type LucideIcon,
  Search,
} from 'lucide-react';

/** Props of an icon. */
export interface IconProps {
  /**
   * 16 px beside a text, 20 px in a row of its own, 32 px in an empty state.
   * @default 16
   */
  size?: 16 | 20 | 32;
}

/** Gives a drawing the library's stroke; decorative, since a text beside it says the same. */
function decorative(Drawing: LucideIcon) {
  return ({ size = 16 }: IconProps) => <Drawing aria-hidden size={size} strokeWidth={1.5} />;
}

/** The way back. */
export const BackIcon = /* @__PURE__ */ decorative(ArrowLeft);
/** Takes a file along. */
export const DownloadIcon = /* @__PURE__ */ decorative(Download);
/** One file. */
export const FileIcon = /* @__PURE__ */ decorative(FileText);
/** Several files. */
export const FilesIcon = /* @__PURE__ */ decorative(FileStack);
/** Narrows a list. */
export const FilterIcon = /* @__PURE__ */ decorative(ListFilter);
/** Answers and solutions. */
export const KeyIcon = /* @__PURE__ */ decorative(KeyRound);
/** The bank of questions. */
export const LibraryIcon = /* @__PURE__ */ decorative(LibraryBig);
/** Signs in. */
export const LoginIcon = /* @__PURE__ */ decorative(LogIn);
/** Looks for something. */
export const SearchIcon = /* @__PURE__ */ decorative(Search);
