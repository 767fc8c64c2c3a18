'use client';

import { parseId } from '@bank-soal/contract/ids';
import { useQuestionSet } from '../data/use-question-set.js';
import { useSite } from '../data/use-site.js';
import { useUploadOptions } from '../data/use-upload.js';
import { useLeaveWarning } from '../hooks/use-leave-warning.js';
import { mayEdit } from '../model/may-edit.js';
import type { QuestionSet } from '../model/question-set.js';
import { useSession } from '../session/session-provider.js';
import type { KeyStorage } from '../session/session-store.js';
import { userKey } from '../session/user-key.js';
import { useUploadFocus } from '../upload/use-upload-focus.js';
import { EditSetView, type EditSetViewProps } from './edit-set-view.js';
import { useSetEdit } from './use-set-edit.js';
import { useSetFiles } from './use-set-files.js';
import { useWithdrawal } from './use-withdrawal.js';
import { useWriteFailure } from './use-write-failure.js';

/** Props of {@link EditSetScreen}. */
export interface EditSetScreenProps {
  /** The set's id as the address has it. */
  id: string;
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
  set: QuestionSet;
  user: string;
  onLogin: () => void;
};

function EditorScreen({ set, user, hrefs, drafts, onWithdrawn, onLogin }: EditorProps) {
  const site = useSite();
  const maxMb = site.status === 'ready' ? site.data.maxUploadMb : MAX_MB;
  const files = useSetFiles(set.id, set.files, maxMb);
  const edit = useSetEdit(set, user, drafts);
  const options = useUploadOptions();
  const { withdraw } = useWithdrawal();
  const failureOf = useWriteFailure();
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
  const load = useQuestionSet(parseId(id));

  function login() {
    signOut();
    onSessionEnded();
  }

  if (user && load.status === 'ready' && load.data && mayEdit(load.data, user)) {
    const own = { set: load.data, user: userKey(user), onLogin: login };
    return <EditorScreen key={load.data.id} {...rest} {...own} />;
  }
  const state =
    load.status === 'ready' ? ({ status: load.data ? 'forbidden' : 'missing' } as const) : load;
  return <EditSetView state={state} hrefs={rest.hrefs} onLogin={login} />;
}
