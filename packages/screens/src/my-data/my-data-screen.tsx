'use client';

import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { ApiError } from '../api/errors.js';
import { useMyDataApi } from '../api/my-data-api-provider.js';
import { saveBlob } from '../data/save-blob.js';
import { useMySettings } from '../data/use-my-settings.js';
import { useWording } from '../messages/use-wording.js';
import { useSession } from '../session/session-provider.js';
import { useMyDataMessages } from './my-data-messages.js';
import { MyDataView } from './my-data-view.js';
import { RemoveAccountDialog } from './remove-account-dialog.js';

/** Props of {@link MyDataScreen}. */
export interface MyDataScreenProps {
  /** The account is gone, and so is the session. */
  onRemoved: () => void;
}

/** Settings, copy and removal of one's own account; needs a `MyDataApiProvider` above it. */
export function MyDataScreen({ onRemoved }: MyDataScreenProps) {
  const messages = useMyDataMessages();
  const inWords = useWording();
  const api = useMyDataApi();
  const { signOut } = useSession();
  const { state, change } = useMySettings();
  const [failure, setFailure] = useState<string>();
  const [exporting, setExporting] = useState(false);
  const [removing, setRemoving] = useState(false);

  const describe = (error: unknown, otherwise: string) =>
    inWords((error instanceof ApiError && error.told) || otherwise);

  async function attempt(work: () => Promise<void>, otherwise: string) {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(describe(error, otherwise));
    }
  }

  async function save() {
    setExporting(true);
    await attempt(async () => {
      saveBlob(await api.exportData(), messages.exportName);
    }, messages.exportFailed);
    setExporting(false);
  }

  async function remove(password: string) {
    await api.removeAccount(password);
    signOut();
    onRemoved();
  }

  return (
    <>
      <MyDataView
        state={state}
        onChange={(body) =>
          void attempt(async () => {
            await change(body);
            toast.success(messages.saved, { subject: 'settings' });
          }, messages.notSaved)
        }
        failure={failure}
        exporting={exporting}
        onExport={() => void save()}
        onRemove={() => setRemoving(true)}
      />
      <RemoveAccountDialog
        open={removing}
        onClose={() => setRemoving(false)}
        onRemove={remove}
        describeError={(error) => describe(error, messages.removeFailed)}
      />
    </>
  );
}
