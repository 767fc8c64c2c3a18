import { createContext, useContext } from 'react';

/** Context that tabs and panels read from their group. */
export interface TabsState {
  value: string | undefined;
  choose: (value: string) => void;
  /** The ids of its tabs and panels are made of it. */
  id: string;
}

export const TabsContext = createContext<TabsState | null>(null);

/** The group around a tab or a panel. */
export function useTabs(): TabsState {
  const tabs = useContext(TabsContext);
  if (!tabs) throw new Error('Tab and TabPanel stand inside Tabs.');
  return tabs;
}

/** The id of a tab. */
export const tabId = ({ id }: TabsState, tab: string) => `${id}-tab-${tab}`;

/** The id of a tab's panel. */
export const panelId = ({ id }: TabsState, tab: string) => `${id}-panel-${tab}`;
