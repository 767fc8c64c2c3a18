import { Card } from '@bank-soal/ui/card';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { courseTagTexts } from '../../indonesian/course-tag.js';
import { FormPage } from '../shared/index.js';
import { TagFields, type TagForm } from '../tags/index.js';

export interface CourseTagFormViewProps extends TagForm {
  /** Whether a tag is renamed or a new one added. */
  editing: boolean;
  /** Where 'Kembali ke Daftar' leads. */
  listHref: string;
}

/** The form of a course tag. */
export function CourseTagFormView({ editing, listHref, ...fields }: CourseTagFormViewProps) {
  const courseTagMessages = useTexts(courseTagTexts);
  const title = editing ? courseTagMessages.editTitle : courseTagMessages.addTitle;
  return (
    <FormPage title={title} listHref={listHref} onBack={fields.onCancel}>
      <Card>
        <TagFields
          {...fields}
          label={title}
          hint={editing ? courseTagMessages.nameHint : undefined}
          placeholder={courseTagMessages.namePlaceholder}
        />
      </Card>
    </FormPage>
  );
}
