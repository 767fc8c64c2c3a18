'use client';

import { Grid } from '@bank-soal/ui/grid';
import { Stack } from '@bank-soal/ui/stack';
import { TagPicker } from '@bank-soal/ui/tag-picker';
import { Text } from '@bank-soal/ui/text';
import { useBuilderMessages } from '../builder-messages.js';
import { FORM_COURSE_TAGS, FORM_TOPIC_TAGS } from '../question.js';
import type { PaperDraft } from './paper-draft.js';
import { usePaperEditorMessages } from './paper-editor-messages.js';

/** Props of {@link PaperTags}. */
export interface PaperTagsProps {
  draft: PaperDraft;
  onChange: (part: Partial<PaperDraft>) => void;
}

/** What a paper is marked with. */
export function PaperTags({ draft, onChange }: PaperTagsProps) {
  const builderMessages = useBuilderMessages();
  const messages = usePaperEditorMessages();
  return (
    <Stack gap="xs">
      <Grid min="md" stretch>
        <TagPicker
          label={builderMessages.courseTags}
          placeholder={builderMessages.courseTagsPlaceholder}
          options={FORM_COURSE_TAGS}
          value={draft.courseTags}
          onChange={(courseTags) => onChange({ courseTags })}
        />
        <TagPicker
          label={builderMessages.topicTags}
          placeholder={builderMessages.topicTagsPlaceholder}
          options={FORM_TOPIC_TAGS}
          value={draft.topicTags}
          onChange={(topicTags) => onChange({ topicTags })}
        />
      </Grid>
      <Text size="sm" tone="muted">
        {messages.tagsHint}
      </Text>
    </Stack>
  );
}
