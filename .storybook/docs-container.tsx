import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyToPage, type PageGlobals } from './page-globals';
import { storybookTheme } from './theme';

const themes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

/** Documentation pages follow the toolbars too, also those that show no story. */
export function PageContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [globals, setGlobals] = useState<PageGlobals>(
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? {},
  );

  useEffect(() => {
    const update = (event: { globals: PageGlobals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  useEffect(() => applyToPage(globals), [globals]);

  return (
    <DocsContainer context={context} theme={themes[globals.theme === 'dark' ? 'dark' : 'light']}>
      {children}
    </DocsContainer>
  );
}
