import type { KeyStorage } from '../../browser/stored.js';
import { createUploadSession, type UploadSession } from './upload-session.js';

/** The uploads of this browser tab, one a person. */
export interface UploadSessions {
  /**
   * The upload of one person, which is made when it is asked for first.
   *
   * @param user tells people apart, such as their id or email
   */
  of(user: string): UploadSession;
}

/** Makes the uploads of a tab; a host keeps them as long as the page lives. */
export function createUploadSessions(storage: KeyStorage | undefined): UploadSessions {
  const sessions = new Map<string, UploadSession>();
  return {
    of(user) {
      const known = sessions.get(user);
      if (known) return known;
      const made = createUploadSession(storage, `bank-soal:upload:${user}`);
      sessions.set(user, made);
      return made;
    },
  };
}
