import {
  ArchiveRestore,
  ArrowLeft,
  ArrowUpRight,
  CalendarPlus,
  CircleCheck,
  CircleOff,
  EyeOff,
  FileStack,
  FileText,
  FileUp,
  GraduationCap,
  KeyRound,
  LibraryBig,
  ListFilter,
  LogIn,
  Pencil,
  RefreshCw,
  Rows3,
  Search,
  Share2,
  ShieldCheck,
  Tags,
  Trash2,
  Unlink,
  Users,
} from 'lucide-react';
import { decorative } from './decorative.js';

/** The way back. */
export const BackIcon = /* @__PURE__ */ decorative(ArrowLeft);
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
/** Puts another in its place. */
export const ReplaceIcon = /* @__PURE__ */ decorative(RefreshCw);
/** Takes out of sight, without losing it. */
export const WithdrawIcon = /* @__PURE__ */ decorative(EyeOff);
/** Brings back. */
export const RestoreIcon = /* @__PURE__ */ decorative(ArchiveRestore);
/** What only administrators do. */
export const AdminIcon = /* @__PURE__ */ decorative(ShieldCheck);
/** One below the other. */
export const ListIcon = /* @__PURE__ */ decorative(Rows3);
/** Hands an address on. */
export const ShareIcon = /* @__PURE__ */ decorative(Share2);
