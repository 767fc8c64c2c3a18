import { DirectionProvider } from '@bank-soal/ui/lib/direction';
import { DEFAULT_TIME_ZONE, TimeZoneProvider } from '@bank-soal/ui/lib/time-zone';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy } from 'react';
import { configure } from 'storybook/test';
import '@bank-soal/ui/fonts.css';
import '@bank-soal/ui/styles.css';
import '@bank-soal/ui/page.css';
import './docs.css';
import { readableArgTypes } from './arg-types';
import { pageComponents } from './blocks/page-components';
import { ContentsTitle } from './blocks/prose';
import { checkContrastInDark, isTest } from './check-dark';
import { PageContainer } from './docs-container';
import { Language } from './language';
import { applyToPage, globalsAround } from './page-globals';

// Stories may wait longer on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Naming every element that is well takes longer than looking; the panel shows them, tests do not.
const onlyViolations = isTest() ? { resultTypes: ['violations'] } : {};

/** Each snapshot is taken in both themes, on a phone and on a desktop. */
const snapshotModes = {
  'terang 375': { theme: 'light', viewport: 'phone' },
  'terang 1440': { theme: 'light', viewport: 'desktop' },
  'gelap 375': { theme: 'dark', viewport: 'phone' },
  'gelap 1440': { theme: 'dark', viewport: 'desktop' },
};

async function startWorker() {
  const worker = setupWorker();
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  return worker;
}

const preview: Preview = {
  argTypesEnhancers: [readableArgTypes],
  loaders: [mswLoader(startWorker)],
  parameters: {
    a11y: { test: 'error', options: onlyViolations },
    layout: 'padded',
    docs: {
      container: PageContainer,
      // The template reads much of the library; it comes with the first page, not with every story.
      page: lazy(() =>
        import('./blocks/docs-page').then(({ DocsPage }) => ({ default: DocsPage })),
      ),
      components: pageComponents,
      toc: { title: <ContentsTitle />, headingSelector: 'h2' },
    },
    options: {
      storySort: {
        order: [
          'Pengantar',
          'Panduan',
          [
            'Perancang',
            'Developers',
            'Operator',
            'Architecture',
            'Adding a component',
            'Adding a screen',
            'Publishing',
          ],
          'Playground',
          'Status komponen',
          'Fondasi',
          [
            'Warna',
            'Tipografi',
            'Ruang & radius',
            'Bayangan & lapisan',
            'Kepadatan',
            'Ikon',
            'Gerak',
            'Suara',
            'Aksesibilitas',
          ],
          'Kerangka',
          'Tata letak',
          'Tindakan',
          'Masukan',
          'Tampilan data',
          'Paket soal',
          'Berkas',
          'Tulis',
          'Soal dan naskah',
          'Umpan balik',
          'Navigasi',
          'Admin',
          '*',
          'Layar',
        ],
      },
    },
    chromatic: { disableSnapshot: true, modes: snapshotModes },
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
    density: {
      description: 'Kepadatan',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Lapang' },
          { value: 'compact', title: 'Rapat' },
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
          { value: 'ms', title: 'Bahasa Melayu' },
        ],
      },
    },
    timeZone: {
      description: 'Zona waktu',
      toolbar: {
        icon: 'time',
        dynamicTitle: true,
        items: [
          { value: 'Asia/Jakarta', title: 'WIB' },
          { value: 'Asia/Makassar', title: 'WITA' },
          { value: 'Asia/Jayapura', title: 'WIT' },
        ],
      },
    },
    direction: {
      description: 'Arah tulisan',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Kiri ke kanan' },
          { value: 'rtl', title: 'Kanan ke kiri' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    density: 'comfortable',
    language: 'id',
    direction: 'ltr',
    timeZone: DEFAULT_TIME_ZONE,
    brand: '',
    ...globalsAround(),
  },
  decorators: [
    (Story, { globals }) => {
      applyToPage(globals);
      return (
        <Language of={globals.language}>
          <DirectionProvider direction={globals.direction === 'rtl' ? 'rtl' : 'ltr'}>
            <TimeZoneProvider timeZone={globals.timeZone}>
              <Story />
            </TimeZoneProvider>
          </DirectionProvider>
        </Language>
      );
    },
  ],
  afterEach: checkContrastInDark,
};

export default preview;
