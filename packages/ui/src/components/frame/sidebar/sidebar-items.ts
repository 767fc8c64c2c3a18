import type { ReactNode } from 'react';

/** A page that can be gone to. */
export interface SidebarLink {
  /** Visible text. */
  label: string;
  /** Where it leads; the host's link component receives it. */
  href: string;
  /** Stands before the label, and alone where the sidebar is narrow; decorative. */
  icon?: ReactNode;
  /** How many things are there, such as reports that wait. */
  count?: number;
  /**
   * The page that is being shown.
   * @default false
   */
  current?: boolean;
}

/** Pages that belong together, folded under one name. */
export interface SidebarFolder {
  /** Visible text; a click expands and collapses it. */
  label: string;
  /** Stands before the label, and alone where the sidebar is narrow; decorative. */
  icon?: ReactNode;
  /** The collapsible items. */
  links: readonly SidebarLink[];
  /**
   * Open at first; one that holds the current page is in any case.
   * @default false
   */
  defaultOpen?: boolean;
}

/** Items below one heading. */
export interface SidebarGroup {
  /** The heading; at most one group goes without. */
  title?: string;
  /** Links, and folded ones. */
  items: readonly (SidebarLink | SidebarFolder)[];
}
