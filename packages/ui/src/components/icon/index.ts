export {
  BackIcon,
  DownloadIcon,
  FileIcon,
  FilesIcon,
  FilterIcon,
  type IconProps,
  KeyIcon,
  LibraryIcon,
  LoginIcon,
  SearchIcon,
} from './icon.js';
