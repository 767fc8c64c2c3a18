'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { useCourseTags } from '../../data/tags/use-course-tags.js';
import { tagTexts } from '../../indonesian/tag.js';
import { type ListOrFormProps, MissingView, useListOrForm } from '../shared/index.js';
import { CourseTagFormScreen } from './course-tag-form-screen.js';
import { CourseTagListScreen } from './course-tag-list-screen.js';

export type CourseTagsScreenProps = ListOrFormProps;

/** The course tags' management: the list, or the form in its place. */
export function CourseTagsScreen(props: CourseTagsScreenProps) {
  const tagMessages = useTexts(tagTexts);
  const { list, form, close } = useListOrForm(props, useCourseTags());
  if (!form) return <CourseTagListScreen {...list} />;
  if (form.one === 'missing') {
    return (
      <MissingView title={tagMessages.missing} hint={tagMessages.missingHint} onBack={close} />
    );
  }
  return (
    <CourseTagFormScreen
      key={form.id}
      tag={form.one}
      known={form.known}
      write={list.write}
      listHref={props.hrefs.list}
      onClose={close}
    />
  );
}
