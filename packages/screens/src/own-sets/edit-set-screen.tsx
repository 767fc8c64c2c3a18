'use client';

import { parseId } from '@bank-soal/contract/common';
import type { KeyStorage } from '../browser/stored.js';
import { useLeaveWarning } from '../browser/use-leave-warning.js';
import { useSimilarSets } from '../data/search/use-similar-sets.js';
import { useSetToEdit } from '../data/sets/use-set-to-edit.js';
import { useUploadOptions } from '../data/sets/use-upload-options.js';
import { useSite } from '../data/site/use-site.js';
import type { EditableSet } from '../model/sets/editable-set.js';
import { mayEdit } from '../model/sets/may-edit.js';
import { useSession } from '../session/session-provider.js';
import { userKey } from '../session/user-key.js';
import { useSetEdit, useSetFiles, useUploadFocus } from '../set-editor/index.js';
import { EditSetView, type EditSetViewProps } from './edit-set-view.js';
import { useWithdrawal } from './use-withdrawal.js';
import { useWriteFailure } from './use-write-failure.js';

export interface EditSetScreenProps {
  /** The set's id as the address has it. */
  id: string;
  /** Where links lead. */
  hrefs: EditSetViewProps['hrefs'];
  /** Where unsaved changes are kept; `undefined` where the browser refuses it. */
  drafts: KeyStorage | undefined;
  /** Called after the set was withdrawn. */
  onWithdrawn: () => void;
  /** Leads to the login and back; the ended session is gone by then. */
  onSessionEnded: () => void;
}

/** The server's limit until it has said so itself, in MB. */
const MAX_MB = 20;

type EditorProps = Omit<EditSetScreenProps, 'id' | 'onSessionEnded'> & {
  editable: EditableSet;
  user: string;
  onLogin: () => void;
};

function EditorScreen({ editable, user, hrefs, drafts, onWithdrawn, onLogin }: EditorProps) {
  const { set } = editable;
  const failureOf = useWriteFailure();
  const site = useSite();
  const maxMb = site.status === 'ready' ? site.data.maxUploadMb : MAX_MB;
  const files = useSetFiles(set.id, set.files, maxMb, failureOf);
  const edit = useSetEdit(editable, user, drafts, failureOf);
  const options = useUploadOptions();
  const similar = useSimilarSets(set.id);
  const { withdraw } = useWithdrawal();
  const { formRef } = useUploadFocus(edit.status);
  useLeaveWarning(files.items.some(({ status }) => status === 'uploading'));
  return (
    <EditSetView
      state={{
        status: 'ready',
        set,
        files,
        edit,
        options,
        maxMb,
        similar,
        formRef,
        describeError: (reason) => failureOf(reason).sentence,
        async onWithdraw(one) {
          await withdraw(one);
          onWithdrawn();
        },
      }}
      hrefs={hrefs}
      onLogin={onLogin}
    />
  );
}

/** Changes a set and its files. What it says in passing needs a `ToastRegion` on the page. */
export function EditSetScreen({ id, onSessionEnded, ...rest }: EditSetScreenProps) {
  const { user, signOut } = useSession();
  const load = useSetToEdit(parseId(id));

  function login() {
    signOut();
    onSessionEnded();
  }

  if (user && load.status === 'ready' && load.data && mayEdit(load.data.set, user)) {
    const own = { editable: load.data, user: userKey(user), onLogin: login };
    return <EditorScreen key={load.data.set.id} {...rest} {...own} />;
  }
  const state =
    load.status === 'ready' ? ({ status: load.data ? 'forbidden' : 'missing' } as const) : load;
  return <EditSetView state={state} hrefs={rest.hrefs} onLogin={login} />;
}
