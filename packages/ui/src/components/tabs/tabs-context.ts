'use client';

import { createContext, useContext } from 'react';

/** What tabs and panels need of the group around them. */
export interface TabsState {
  value: string | undefined;
  choose: (value: string) => void;
  tabId: (value: string) => string;
  panelId: (value: string) => string;
}

export const TabsContext = createContext<TabsState | null>(null);

/** The group around a tab or a panel. */
export function useTabs(): TabsState {
  const tabs = useContext(TabsContext);
  if (!tabs) throw new Error('Tab and TabPanel stand inside Tabs.');
  return tabs;
}
