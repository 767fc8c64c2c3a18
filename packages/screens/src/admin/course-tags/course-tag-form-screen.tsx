import { checkCourseTagName } from '@bank-soal/contract/tags';
import { useCourseTagWrites } from '../../data/tags/use-course-tags.js';
import type { Tag } from '../../model/tags/admin-tag.js';
import type { RunWrite } from '../shared/index.js';
import { useTagForm } from '../tags/index.js';
import { CourseTagFormView } from './course-tag-form-view.js';

export interface CourseTagFormScreenProps {
  /** The tag to rename; without one a new one is added. */
  tag: Tag | undefined;
  /** The known tags, whose names are taken. */
  known: readonly Tag[];
  write: RunWrite;
  listHref: string;
  /** Saved, or given up. */
  onClose: () => void;
}

/** Adds or renames a course tag. */
export function CourseTagFormScreen({
  tag,
  known,
  write,
  listHref,
  onClose,
}: CourseTagFormScreenProps) {
  const check = (name: string) => checkCourseTagName(name, known, tag?.id);
  const form = useTagForm(tag, check, useCourseTagWrites(), write, onClose);
  return <CourseTagFormView editing={tag !== undefined} {...form} listHref={listHref} />;
}
