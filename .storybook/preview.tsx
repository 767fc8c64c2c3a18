import { english, StringsProvider } from '@bank-soal/ui/lib/strings';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import '@bank-soal/ui/fonts.css';
import '@bank-soal/ui/styles.css';
import '@bank-soal/ui/page.css';
import { checkContrastInDark } from './check-dark';

async function startWorker() {
  const worker = setupWorker();
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  return worker;
}

const preview: Preview = {
  loaders: [mswLoader(startWorker)],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: {
      storySort: { order: ['Pengantar', 'Fondasi', 'Tata letak', 'Tindakan', '*', 'Layar'] },
    },
    viewport: {
      options: {
        narrow: { name: '320 px', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Ponsel', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Terang' },
          { value: 'dark', title: 'Gelap' },
        ],
      },
    },
    language: {
      description: 'Bahasa teks bawaan',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'id', title: 'Indonesia' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'id' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme;
      document.documentElement.lang = globals.language;
      return (
        <StringsProvider strings={globals.language === 'en' ? english : {}}>
          <Story />
        </StringsProvider>
      );
    },
  ],
  afterEach: checkContrastInDark,
};

export default preview;
