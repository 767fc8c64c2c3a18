'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { useLecturers } from '../../data/accounts/use-lecturers.js';
import { lecturerTexts } from '../../indonesian/lecturer.js';
import { type ListOrFormProps, MissingView, useListOrForm } from '../shared/index.js';
import { LecturerFormScreen } from './lecturer-form-screen.js';
import { LecturerListScreen } from './lecturer-list-screen.js';

export type LecturersScreenProps = ListOrFormProps;

/** The lecturer management: the list, or the form in its place. */
export function LecturersScreen(props: LecturersScreenProps) {
  const { missing, missingHint } = useTexts(lecturerTexts);
  const { list, form, close } = useListOrForm(props, useLecturers());
  if (!form) return <LecturerListScreen {...list} />;
  if (form.one === 'missing') {
    return <MissingView title={missing} hint={missingHint} onBack={close} />;
  }
  return (
    <LecturerFormScreen
      key={form.id}
      lecturer={form.one}
      known={form.known}
      write={list.write}
      listHref={props.hrefs.list}
      onClose={close}
    />
  );
}
