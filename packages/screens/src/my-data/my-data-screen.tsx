'use client';

import type { DeleteMeBody } from '@bank-soal/contract/accounts';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { useApi } from '../api/api-provider.js';
import { useMySettings } from '../data/accounts/use-my-settings.js';
import { saveBlob } from '../data/save-blob.js';
import { useSite } from '../data/site/use-site.js';
import { useFollowedCourses } from '../data/talk/use-followed-courses.js';
import { myDataTexts } from '../indonesian/my-data.js';
import { explanationOf } from '../model/failure-reason.js';
import { useSession } from '../session/session-provider.js';
import { useWording } from '../texts/use-wording.js';
import { MyDataView } from './my-data-view.js';
import { type CampusProof, RemoveAccountDialog } from './remove-account-dialog.js';

export interface MyDataScreenProps {
  /** The account is gone, and so is the session. */
  onRemoved: () => void;
  /**
   * Asks at once whether to remove the account, as after a way over the campus's own sign-in.
   * @default false
   */
  removing?: boolean;
  /** Called when nobody wants to remove the account any more. */
  onKept?: () => void;
  /** Result of the campus's own sign-in; a code is good once, for a minute. */
  proof?: CampusProof;
  /** The page to come back to from the campus's own sign-in; without it accounts are removed by their password alone. */
  removalPath?: string;
}

/** Settings, copy and removal of one's own account; needs an `ApiProvider` above it. */
export function MyDataScreen({
  onRemoved,
  removing: asked = false,
  onKept,
  proof: brought,
  removalPath,
}: MyDataScreenProps) {
  const messages = useTexts(myDataTexts);
  const inWords = useWording();
  const api = useApi();
  const { signOut, isAdmin } = useSession();
  const site = useSite();
  const { state: courses, follow } = useFollowedCourses();
  const { state, change } = useMySettings();
  const [failure, setFailure] = useState<string>();
  const [exporting, setExporting] = useState(false);
  const [removing, setRemoving] = useState(asked);
  // For the question that it was brought for: whoever closes that shows anew whose the account is.
  const [proof, setProof] = useState(brought);
  // Where the site cannot be asked, a password is the way that was always there.
  const { password = true, oidc = null } = (site.status === 'ready' && site.data.signIn) || {};
  const campus = oidc !== null &&
    removalPath !== undefined && {
      label: oidc.label,
      href: api.addressOf('startOidc', { next: removalPath }),
    };

  const describe = (error: unknown, otherwise: string) => inWords(explanationOf(error, otherwise));

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
      saveBlob((await api.exportMe()).data, messages.exportName);
    }, messages.exportFailed);
    setExporting(false);
  }

  async function remove(proof: DeleteMeBody) {
    await api.deleteMe({ body: proof });
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
        courses={courses}
        onFollow={(course, on) => void attempt(() => follow(course, on), messages.notFollowed)}
        failure={failure}
        exporting={exporting}
        onExport={() => void save()}
        onRemove={() => setRemoving(true)}
      />
      <RemoveAccountDialog
        open={removing}
        onClose={() => {
          setRemoving(false);
          setProof(undefined);
          onKept?.();
        }}
        byPassword={password || isAdmin || campus === false}
        campus={campus || undefined}
        proof={proof}
        onRemove={remove}
        describeError={(error) => describe(error, messages.removeFailed)}
      />
    </>
  );
}
