import type { Decorator } from '@storybook/react-vite';
import { createHttpPapersApi, PapersApiProvider } from '../api/index.js';
import { BankImages } from '../data/index.js';
import { lecturer } from './fixtures.js';

const api = createHttpPapersApi({ accessToken: () => lecturer.accessToken });

/** Lets the screens of a story keep questions and papers, in the name of the sample lecturer. */
export const withPapers: Decorator = (Story) => (
  <PapersApiProvider api={api}>
    <Story />
  </PapersApiProvider>
);

/** Lets what is written in a story have pictures; stands inside the session and `withPapers`. */
export const withBankImages: Decorator = (Story) => (
  <BankImages>
    <Story />
  </BankImages>
);
