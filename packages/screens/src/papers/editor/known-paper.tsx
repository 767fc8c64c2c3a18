'use client';

import type { Id } from '@bank-soal/contract/common';
import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useMemo } from 'react';
import { readStored } from '../../browser/stored.js';
import { usePaperToEdit } from '../../data/papers/use-paper-to-edit.js';
import { saveBlob } from '../../data/save-blob.js';
import { UnreadyLoad } from '../../failed-load/index.js';
import { paperEditorTexts } from '../../indonesian/paper-editor.js';
import { paperPeopleTexts } from '../../indonesian/paper-people.js';
import { useSession } from '../../session/session-provider.js';
import { useSessionEnd } from '../../session/use-session-end.js';
import { readKept } from '../draft/kept-draft.js';
import { mayChange } from '../people/may-change.js';
import { type OpenProps, print, useStorageName } from './open-paper.js';
import { PaperEditor } from './paper-editor.js';
import { toDraft } from './paper-wire.js';
import type { PaperStart } from './use-paper-editor.js';

/** A paper that the server has. */
export function KnownPaper(props: OpenProps & { id: Id }) {
  const { id, storage, hrefs, onSessionEnded } = props;
  const messages = useTexts(paperEditorTexts);
  const people = useTexts(paperPeopleTexts);
  const { user } = useSession();
  const state = usePaperToEdit(id);
  useSessionEnd(state, onSessionEnded);
  const storageName = useStorageName();
  const data = state.status === 'ready' ? state.data : undefined;
  const userId = user?.id;
  const start = useMemo((): PaperStart | undefined => {
    if (!data) return undefined;
    const kept = readStored(storage, storageName(id), readKept);
    if (kept && mayChange(data.paper, userId)) {
      const { etag } = kept.kept ?? {};
      const base = etag === data.etag ? data.paper : undefined;
      return { draft: kept.draft, kept: { id, etag, paper: base }, unsaved: true };
    }
    const draft = toDraft(data.paper, data.questions, messages.unknownQuestion);
    return { draft, kept: { id, etag: data.etag, paper: data.paper }, unsaved: false };
  }, [data, id, storage, storageName, messages, userId]);
  if (state.status !== 'ready') {
    return (
      <Container space="md">
        <UnreadyLoad load={state} words={messages} frame="card" headingLevel={2} />
      </Container>
    );
  }
  if (!data || !start) {
    return (
      <Container space="md">
        <EmptyState
          frame="card"
          headingLevel={2}
          title={messages.missing}
          description={messages.missingHint}
          actions={
            <Button asChild variant="primary">
              <HostLink href={hrefs.papers}>{messages.toPapers}</HostLink>
            </Button>
          }
        />
      </Container>
    );
  }
  return (
    <PaperEditor
      {...props}
      save={props.save ?? saveBlob}
      print={props.print ?? print}
      start={start}
      storageName={storageName}
      questions={data.questions}
      readOnly={!mayChange(data.paper, user?.id)}
      readOnlyReason={data.paper.status === 'draf' ? people.readOnly : undefined}
    />
  );
}
