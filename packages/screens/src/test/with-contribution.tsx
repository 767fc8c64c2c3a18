import type { Decorator } from '@storybook/react-vite';
import { ContributionApiProvider, createHttpContributionApi } from '../api/index.js';
import { lecturer } from './fixtures.js';

const api = createHttpContributionApi({ accessToken: () => lecturer.accessToken });

/** Lets the screens of a story upload, in the name of the sample lecturer. */
export const withContribution: Decorator = (Story) => (
  <ContributionApiProvider api={api}>
    <Story />
  </ContributionApiProvider>
);
