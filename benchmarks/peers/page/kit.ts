import type { ComponentType, ReactNode } from 'react';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger';

/** One row of the table; the same object as long as nothing in it changes. */
export interface Row {
  id: number;
  title: string;
  subject: string;
  lecturer: string;
  year: number;
  downloads: number;
}

/** One group of tabs; the text is the view of the chosen one. */
export interface TabItem {
  id: string;
  name: string;
  text: string;
}

interface WithChildren {
  children: ReactNode;
}

interface Keyed extends WithChildren {
  /** Becomes the key. */
  id?: number;
}

/**
 * Badges and cards of every library. These are called, not rendered: no layer of ours stands between the page
 * and the library's own components, as in a real host.
 */
export interface CardsKit {
  /** The library's own provider around everything. */
  Provider: ComponentType<WithChildren>;
  Badge: (props: Keyed & { tone: Tone }) => ReactNode;
  Chip: (props: WithChildren) => ReactNode;
  /** A bar with a name that is only heard; value from 0 to 100. */
  Bar: (props: { label: string; value: number }) => ReactNode;
  Card: (props: Keyed) => ReactNode;
  Title: (props: WithChildren) => ReactNode;
  Text: (props: WithChildren) => ReactNode;
}

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  children: ReactNode;
  cancel: string;
  confirm: string;
}

export interface MultiSelectProps {
  label: string;
  options: string[];
  value: string[];
  onChange: (value: string[]) => void;
}

export interface ChoiceProps {
  label: string;
  options: string[];
  value: string;
  onChange: (value: string) => void;
}

export interface TabGroupProps {
  label: string;
  tabs: TabItem[];
  value: string;
  onChange: (value: string) => void;
}

/** Everything on one page. */
export interface Kit extends CardsKit {
  Dialog: ComponentType<DialogProps>;
  /** Absent where the library has none. */
  MultiSelect?: ComponentType<MultiSelectProps>;
  /** Selector of an option of its open list. @default '[role=option]' */
  optionSelector?: string;
  Table: ComponentType<{ head: string[]; rows: Row[] }>;
  /** The library's own select, one choice of a few. */
  Choice: ComponentType<ChoiceProps>;
  TabGroup: ComponentType<TabGroupProps>;
}
