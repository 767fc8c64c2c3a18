'use client';

import { useLecturers } from '../../data/use-lecturers.js';
import {
  type AdminListState,
  MissingView,
  type OnListStateChange,
  type OnSignedOut,
  useAdminSession,
  useListReturn,
  useLoadToast,
} from '../shared/index.js';
import { LecturerFormScreen } from './lecturer-form-screen.js';
import { LecturerListScreen } from './lecturer-list-screen.js';
import { useLecturerMessages } from './lecturer-messages.js';

/** Props of {@link LecturersScreen}. */
export interface LecturersScreenProps {
  /** What the address says. */
  state: AdminListState;
  /** Writes the address. */
  onStateChange: OnListStateChange;
  /** Where links lead. */
  hrefs: {
    /** The list itself, without a form. */
    list: string;
  };
  /** Leads to the login; the ended session is gone by then. */
  onSignedOut: OnSignedOut;
}

/** The lecturer management: the list, or the form in its place. */
export function LecturersScreen({
  state,
  onStateChange: onChange,
  hrefs,
  onSignedOut,
}: LecturersScreenProps) {
  const lecturerMessages = useLecturerMessages();
  const load = useLecturers();
  const write = useAdminSession(onSignedOut, [load]);
  useLoadToast(load, lecturerMessages.loaded);
  const { back, onStateChange } = useListReturn(state, onChange);
  const close = () => onStateChange({ ...state, form: undefined }, { replace: true });

  if (state.form === undefined || load.status !== 'ready') {
    return (
      <LecturerListScreen
        load={load}
        state={state}
        onStateChange={onStateChange}
        back={back}
        write={write}
      />
    );
  }
  const lecturer = state.form === 'new' ? undefined : load.data.find(({ id }) => id === state.form);
  if (state.form !== 'new' && !lecturer) {
    const { missing, missingHint } = lecturerMessages;
    return <MissingView title={missing} hint={missingHint} onBack={close} />;
  }
  return (
    <LecturerFormScreen
      key={state.form}
      lecturer={lecturer}
      known={load.data}
      write={write}
      listHref={hrefs.list}
      onClose={close}
    />
  );
}
