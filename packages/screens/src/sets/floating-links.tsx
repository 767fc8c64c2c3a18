'use client';

import { FloatingAction, FloatingActions } from '@bank-soal/ui/floating-actions';
import { AddIcon, UploadIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { searchTexts } from '../indonesian/search.js';

/** Where the floating actions lead; one without an address is not shown. */
export interface FloatingHrefs {
  /** The question-form builder. */
  create?: string;
  /** The upload form. */
  upload?: string;
}

/** The links of a list of sets: the upload, and the builder of a form, which floats on a phone. */
export function FloatingLinks({ create, upload }: FloatingHrefs) {
  const searchMessages = useTexts(searchTexts);
  if (create === undefined && upload === undefined) return null;
  return (
    <FloatingActions>
      {upload !== undefined && (
        <FloatingAction
          href={upload}
          label={searchMessages.upload}
          icon={<UploadIcon size={20} />}
          variant="secondary"
        />
      )}
      {create !== undefined && (
        <FloatingAction href={create} label={searchMessages.create} icon={<AddIcon size={20} />} />
      )}
    </FloatingActions>
  );
}
