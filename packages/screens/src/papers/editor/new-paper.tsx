'use client';

import { SEED_MAX } from '@bank-soal/contract/papers';
import { useState } from 'react';
import { readStored } from '../../browser/stored.js';
import type { PaperToEdit } from '../../data/papers/use-paper-to-edit.js';
import { saveBlob } from '../../data/save-blob.js';
import { BrowserDrafts } from '../browser-drafts/index.js';
import { readKept } from '../draft/kept-draft.js';
import { EMPTY_PAPER } from '../draft/paper-draft.js';
import { type OpenProps, print, useStorageName } from './open-paper.js';
import { PaperEditor } from './paper-editor.js';
import { useHeadDefaults } from './use-head-defaults.js';
import type { PaperStart } from './use-paper-editor.js';

/** What candidates write of themselves. */
const IDENTITY = ['Nama', 'NIM', 'Kelas'];

/** Preview, print and files of a paper have the same orders, from its first moment on. */
const newDraft = () => ({
  ...EMPTY_PAPER,
  head: { ...EMPTY_PAPER.head, identity: IDENTITY },
  seed: Math.floor(Math.random() * SEED_MAX),
});

const NO_QUESTIONS: PaperToEdit['questions'] = new Map();

/** A paper that begins empty, or with what the server has never got of it. */
export function NewPaper(props: OpenProps) {
  const { storage } = props;
  const storageName = useStorageName();
  const [start] = useState((): PaperStart => {
    const kept = readStored(storage, storageName(undefined), readKept);
    return kept
      ? { draft: kept.draft, kept: kept.kept, unsaved: true }
      : { draft: newDraft(), kept: undefined, unsaved: false };
  });
  const defaults = useHeadDefaults(!start.unsaved);
  return (
    <PaperEditor
      {...props}
      save={props.save ?? saveBlob}
      print={props.print ?? print}
      start={start}
      storageName={storageName}
      questions={NO_QUESTIONS}
      readOnly={false}
      defaults={defaults}
      notice={<BrowserDrafts storage={storage} onBrought={props.onPaperChange} />}
    />
  );
}
