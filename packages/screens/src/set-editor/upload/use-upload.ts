'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { uploadTexts } from '../../indonesian/upload.js';
import { useSession } from '../../session/session-provider.js';
import { userKey } from '../../session/user-key.js';
import type { UploadSession } from './upload-session.js';
import type { UploadSessions } from './upload-sessions.js';
import { type UploadState } from './upload-state.js';

/** The signed-in person's upload and where it stands. */
export function useUpload(sessions: UploadSessions): { upload: UploadSession; state: UploadState } {
  const { user } = useSession();
  // A record that is gone takes nothing that was typed with it.
  const [key, setKey] = useState('');
  const now = user ? userKey(user) : key;
  if (now !== key) setKey(now);
  const upload = sessions.of(now);
  const state = useSyncExternalStore(upload.subscribe, upload.state, upload.state);
  const token = user?.accessToken;
  const messages = useTexts(uploadTexts);

  useEffect(() => upload.setMessages(messages), [upload, messages]);

  useEffect(() => {
    const { status } = upload.state();
    // Back from the login: what it said has been done.
    if (token && status.kind === 'failed' && status.problem.signIn) upload.dismiss();
  }, [token, upload]);
  return { upload, state };
}
