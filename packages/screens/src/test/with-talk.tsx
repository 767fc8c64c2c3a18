import type { Decorator } from '@storybook/react-vite';
import { createHttpTalkApi, TalkApiProvider } from '../api/index.js';
import { lecturer } from './fixtures.js';

const api = createHttpTalkApi({ accessToken: () => lecturer.accessToken });

/** Lets the screens of a story say something of sets, in the name of the sample lecturer. */
export const withTalk: Decorator = (Story) => (
  <TalkApiProvider api={api}>
    <Story />
  </TalkApiProvider>
);
