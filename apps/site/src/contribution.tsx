import { ContributionApiProvider, createHttpContributionApi } from '@bank-soal/screens/api';
import { browserPlaces } from '@bank-soal/screens/session';
import { createUploadSessions } from '@bank-soal/screens/upload';
import type { ReactNode } from 'react';
import { accessToken } from './session.js';

const api = createHttpContributionApi({ accessToken });

/** Where drafts outlive a reload. */
export const drafts = browserPlaces().tab;

/** The uploads of this tab: they go on while pages change. */
export const uploads = createUploadSessions(drafts);

/** Lets the pages below it change the bank. */
export function Contribution({ children }: { children: ReactNode }) {
  return <ContributionApiProvider api={api}>{children}</ContributionApiProvider>;
}
