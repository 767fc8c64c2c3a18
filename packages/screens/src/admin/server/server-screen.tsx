'use client';

import type { ServerState } from '@bank-soal/contract/server-state';
import { useFormats } from '@bank-soal/ui/lib/format';
import { toast } from '@bank-soal/ui/toast';
import { copyText } from '../../browser/copy-text.js';
import { useServerState } from '../../data/use-server-state.js';
import { toShownLoad } from '../../model/shown-load.js';
import { type OnSignedOut, useAdminSession, useFailureDetail } from '../shared/index.js';
import { useServerMessages } from './server-messages.js';
import { serverSummary } from './server-summary.js';
import { ServerView } from './server-view.js';
import { useServerSettingMessages } from './setting-messages.js';

/** Props of {@link ServerScreen}. */
export interface ServerScreenProps {
  /** Leads to the login; the ended session is gone by then. */
  onSignedOut: OnSignedOut;
}

/** How the server is: what runs, what is not well, what room is left and what is set. For administrators. */
export function ServerScreen({ onSignedOut }: ServerScreenProps) {
  const detailOf = useFailureDetail();
  const messages = useServerMessages();
  const settings = useServerSettingMessages();
  const formats = useFormats();
  const load = useServerState();
  useAdminSession(onSignedOut, [load]);

  async function copy(server: ServerState) {
    const isCopied = await copyText(serverSummary(server, { messages, settings, formats }));
    if (isCopied) toast.success(messages.copied);
    else toast.error(messages.notCopied);
  }

  return <ServerView state={toShownLoad(load, detailOf)} onCopy={(server) => void copy(server)} />;
}
