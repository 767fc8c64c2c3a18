import type { ComponentType, ReactNode } from 'react';

export interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A slider from 0 to 100, with its label and what it stands at in sight. */
export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

export interface AccordionPart {
  id: string;
  title: string;
  content: ReactNode;
}

/** All parts are closed at first, and what is in them is in the page. */
export interface AccordionProps {
  parts: AccordionPart[];
}

/** A month in the page, not in a layer over it; the chosen day is as `YYYY-MM-DD`. */
export interface CalendarProps {
  label: string;
  day: string;
}

/** A button, and the menu that it opens. */
export interface MenuProps {
  label: string;
  actions: string[];
}

export interface Branch {
  id: string;
  name: string;
  leaves: { id: string; name: string }[];
}

export interface TreeProps {
  label: string;
  branches: Branch[];
  /** The branches that are open at first. */
  open: string[];
}

/** Parts that are measured; those that a library has. */
export interface PartsKit {
  /** The library's own provider around everything. */
  Provider: ComponentType<{ children: ReactNode }>;
  Switch: ComponentType<SwitchProps>;
  Slider: ComponentType<SliderProps>;
  Accordion: ComponentType<AccordionProps>;
  Calendar: ComponentType<CalendarProps>;
  /** The calendar's button to the next month, to a selector. */
  nextMonth: string;
  Menu: ComponentType<MenuProps>;
  Tree: ComponentType<TreeProps>;
  /** Selector of the element that takes the focus of its first row. @default '[role=treeitem]' */
  treeRow?: string;
}
