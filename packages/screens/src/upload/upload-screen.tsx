'use client';

import { useMemo } from 'react';
import { useDebounced } from '../browser/use-debounced.js';
import { useLeaveWarning } from '../browser/use-leave-warning.js';
import { useSameFiles } from '../data/files/use-same-files.js';
import { useUploadPorts } from '../data/files/use-upload-ports.js';
import { useSimilarSets } from '../data/search/use-similar-sets.js';
import { useCourseSets } from '../data/sets/use-course-sets.js';
import { useOwnSets } from '../data/sets/use-own-sets.js';
import { useUploadOptions } from '../data/sets/use-upload-options.js';
import { useSite } from '../data/site/use-site.js';
import { suspects } from '../model/files/same-files.js';
import { useSession } from '../session/session-provider.js';
import {
  sameSets,
  type UploadSessions,
  type UploadState,
  useUpload,
  useUploadFocus,
} from '../set-editor/index.js';
import { UploadView, type UploadViewProps } from './upload-view.js';
import { useTemplate } from './use-template.js';

export interface UploadScreenProps {
  /** The uploads of this tab; the host keeps them as long as the page lives. */
  sessions: UploadSessions;
  /** Where links lead. */
  hrefs: UploadViewProps['hrefs'];
  /** Leads to the login and back; the ended session is gone by then. */
  onSessionEnded: () => void;
}

/** The server's limit until it has said so itself, in MB. */
const MAX_MB = 20;
/** A course is looked up when its name has been typed. */
const SETTLE_MS = 400;

/** Possible duplicates: such a set, and files of the same content. */
function useDuplicates({ form, items, setId, status }: UploadState) {
  const ofCourse = useCourseSets(useDebounced(form.subject.trim(), SETTLE_MS));
  const own = useOwnSets();
  const known = useMemo(
    () => [...ofCourse, ...(own.status === 'ready' ? own.data : [])],
    [ofCourse, own],
  );
  const pairs = useMemo(() => suspects(items, known, setId), [items, known, setId]);
  const files = useSameFiles(status.kind === 'busy' ? [] : pairs);
  return { sets: sameSets(ofCourse, form).filter(({ id }) => id !== setId), files };
}

/** Brings a new set into the bank. What it says in passing needs a `ToastRegion` on the page. */
export function UploadScreen({ sessions, hrefs, onSessionEnded }: UploadScreenProps) {
  const { upload, state } = useUpload(sessions);
  const { signOut } = useSession();
  const site = useSite();
  const ports = useUploadPorts();
  const options = useUploadOptions();
  const duplicates = useDuplicates(state);
  const { template, download } = useTemplate();
  const maxMb = site.status === 'ready' ? site.data.maxUploadMb : MAX_MB;
  const { status } = state;
  const similar = useSimilarSets(status.kind === 'succeeded' ? status.id : undefined, true);
  useLeaveWarning(state.status.kind === 'busy');

  return (
    <UploadView
      {...useUploadFocus(state.status)}
      state={state}
      similar={similar}
      options={options}
      lecturer={ports.lecturer}
      maxMb={maxMb}
      defaultVisibility={site.status === 'ready' ? site.data.defaultVisibility : undefined}
      sameSets={duplicates.sets}
      sameFiles={duplicates.files}
      template={template}
      onTemplate={download}
      onChange={upload.change}
      onAdd={(category, files) => upload.addFiles(category, files, maxMb)}
      onRemove={(id) => upload.removeFile(id, ports)}
      onRetry={(id) => void upload.submit(ports, id)}
      onSubmit={() => void upload.submit(ports)}
      onCancel={upload.cancel}
      onReset={upload.reset}
      onLogin={() => {
        signOut();
        onSessionEnded();
      }}
      hrefs={hrefs}
    />
  );
}
