'use client';

import { useCourseTags } from '../../data/use-course-tags.js';
import {
  type AdminListState,
  MissingView,
  type OnListStateChange,
  type OnSignedOut,
  useAdminSession,
  useListReturn,
  useLoadToast,
} from '../shared/index.js';
import { useTagMessages } from '../tags/index.js';
import { CourseTagFormScreen } from './course-tag-form-screen.js';
import { CourseTagListScreen } from './course-tag-list-screen.js';

/** Props of {@link CourseTagsScreen}. */
export interface CourseTagsScreenProps {
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

/** The course tags' management: the list, or the form in its place. */
export function CourseTagsScreen({
  state,
  onStateChange: onChange,
  hrefs,
  onSignedOut,
}: CourseTagsScreenProps) {
  const tagMessages = useTagMessages();
  const load = useCourseTags();
  const write = useAdminSession(onSignedOut, [load]);
  useLoadToast(load, tagMessages.loaded);
  const { back, onStateChange } = useListReturn(state, onChange);
  const close = () => onStateChange({ ...state, form: undefined }, { replace: true });

  if (state.form === undefined || load.status !== 'ready') {
    return (
      <CourseTagListScreen
        load={load}
        state={state}
        onStateChange={onStateChange}
        back={back}
        write={write}
      />
    );
  }
  const tag = state.form === 'new' ? undefined : load.data.find(({ id }) => id === state.form);
  if (state.form !== 'new' && !tag) {
    return (
      <MissingView title={tagMessages.missing} hint={tagMessages.missingHint} onBack={close} />
    );
  }
  return (
    <CourseTagFormScreen
      key={state.form}
      tag={tag}
      known={load.data}
      write={write}
      listHref={hrefs.list}
      onClose={close}
    />
  );
}
