'use client';

import { Grid } from '@bank-soal/ui/grid';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { TagPicker } from '@bank-soal/ui/tag-picker';
import { Text } from '@bank-soal/ui/text';
import { builderTexts } from '../../indonesian/builder.js';
import { FORM_COURSE_TAGS, FORM_TOPIC_TAGS } from '../draft/question.js';

/** What a form is marked with. */
interface Tags {
  courseTags: readonly string[];
  topicTags: readonly string[];
}

export interface FormTagsProps {
  value: Tags;
  onChange: (part: { courseTags: string[] } | { topicTags: string[] }) => void;
  /** What the tags are for. */
  hint: string;
}

/** The courses and topics that a form is marked with. */
export function FormTags({ value, onChange, hint }: FormTagsProps) {
  const messages = useTexts(builderTexts);
  return (
    <Stack gap="xs">
      <Grid min="md" stretch>
        <TagPicker
          label={messages.courseTags}
          placeholder={messages.courseTagsPlaceholder}
          options={FORM_COURSE_TAGS}
          value={value.courseTags}
          onChange={(courseTags) => onChange({ courseTags })}
        />
        <TagPicker
          label={messages.topicTags}
          placeholder={messages.topicTagsPlaceholder}
          options={FORM_TOPIC_TAGS}
          value={value.topicTags}
          onChange={(topicTags) => onChange({ topicTags })}
        />
      </Grid>
      <Text size="sm" tone="muted">
        {hint}
      </Text>
    </Stack>
  );
}
