import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { DocsLanguageProvider, docsLanguageOf } from './blocks/docs-language';
import { DocsDarkProvider } from './blocks/docs-theme';
import { applyToPage, type PageGlobals, sameGlobals } from './page-globals';
import { storybookTheme } from './theme';

const themes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

/** Stories in frames of the page have a channel of their own, which the toolbars do not reach. */
function tellFrames(globals: PageGlobals) {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe')) {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (frame.contentWindow ?? {}) as {
      __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, body: unknown) => void };
    };
    channel?.emit(UPDATE_GLOBALS, { globals });
  }
}

/** Documentation pages follow the toolbars too, also those that show no story. */
export function PageContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [globals, setGlobals] = useState<PageGlobals>(
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? {},
  );

  useEffect(() => {
    const update = ({ globals: next }: { globals: PageGlobals }) =>
      setGlobals((before) => (sameGlobals(before, next) ? before : next));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  useEffect(() => {
    applyToPage(globals);
    tellFrames(globals);
  }, [globals]);

  const language = docsLanguageOf(globals.language);
  const isDark = globals.theme === 'dark';
  // The contents at the side are read once: another language is another page.
  return (
    <DocsLanguageProvider value={language}>
      <DocsDarkProvider value={isDark}>
        <DocsContainer key={language} context={context} theme={themes[isDark ? 'dark' : 'light']}>
          {children}
        </DocsContainer>
      </DocsDarkProvider>
    </DocsLanguageProvider>
  );
}
