import { createContext, useContext } from 'react';

const Context = createContext(false);

/** Tells the blocks of a page whether the toolbar has chosen the dark theme. */
export const DocsDarkProvider = Context.Provider;

/** Whether this page is dark: code of Storybook's own blocks has to be told. */
export function useDocsDark(): boolean {
  return useContext(Context);
}
