import { browserPlaces } from '@bank-soal/screens/session';
import { createUploadSessions } from '@bank-soal/screens/upload';

/** Where drafts outlive a reload. */
export const drafts = browserPlaces().tab;

/** The uploads of this tab: they go on while pages change. */
export const uploads = createUploadSessions(drafts);
