import {
  ArchiveRestore,
  ArrowLeft,
  ArrowUpRight,
  CalendarPlus,
  CircleCheck,
  CircleOff,
  CloudUpload,
  Download,
  EyeOff,
  FileStack,
  FileText,
  FileUp,
  GraduationCap,
  KeyRound,
  LayoutGrid,
  LibraryBig,
  ListFilter,
  LogIn,
  type LucideIcon,
  Pencil,
  Plus,
  RefreshCw,
  Rows3,
  Search,
  Share2,
  ShieldCheck,
  Table2,
  Tags,
  Trash2,
  Unlink,
  Users,
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
/** Makes something new. */
export const AddIcon = /* @__PURE__ */ decorative(Plus);
/** Changes something. */
export const EditIcon = /* @__PURE__ */ decorative(Pencil);
/** Takes something away for good. */
export const DeleteIcon = /* @__PURE__ */ decorative(Trash2);
/** Takes a file in. */
export const ImportIcon = /* @__PURE__ */ decorative(FileUp);
/** Is in force. */
export const ActiveIcon = /* @__PURE__ */ decorative(CircleCheck);
/** Is not in force. */
export const InactiveIcon = /* @__PURE__ */ decorative(CircleOff);
/** Takes something out of where it belongs. */
export const UnlinkIcon = /* @__PURE__ */ decorative(Unlink);
/** People. */
export const PeopleIcon = /* @__PURE__ */ decorative(Users);
/** Tags. */
export const TagsIcon = /* @__PURE__ */ decorative(Tags);
/** A course. */
export const CourseIcon = /* @__PURE__ */ decorative(GraduationCap);
/** Made lately. */
export const NewIcon = /* @__PURE__ */ decorative(CalendarPlus);
/** Leads out of here. */
export const LeaveIcon = /* @__PURE__ */ decorative(ArrowUpRight);
/** Sends files to the server. */
export const UploadIcon = /* @__PURE__ */ decorative(CloudUpload);
/** Puts another in its place. */
export const ReplaceIcon = /* @__PURE__ */ decorative(RefreshCw);
/** Takes out of sight, without losing it. */
export const WithdrawIcon = /* @__PURE__ */ decorative(EyeOff);
/** Brings back. */
export const RestoreIcon = /* @__PURE__ */ decorative(ArchiveRestore);
/** What only administrators do. */
export const AdminIcon = /* @__PURE__ */ decorative(ShieldCheck);
/** Cards beside each other. */
export const GridIcon = /* @__PURE__ */ decorative(LayoutGrid);
/** One below the other. */
export const ListIcon = /* @__PURE__ */ decorative(Rows3);
/** Rows and columns. */
export const TableIcon = /* @__PURE__ */ decorative(Table2);
/** Hands an address on. */
export const ShareIcon = /* @__PURE__ */ decorative(Share2);
