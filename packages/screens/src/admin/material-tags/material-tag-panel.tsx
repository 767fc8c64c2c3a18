import { Card } from '@bank-soal/ui/card';
import { Heading } from '@bank-soal/ui/heading';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { materialTagTexts } from '../../indonesian/material-tag.js';
import { TagFields, type TagForm } from '../tags/index.js';

export interface MaterialTagPanelProps extends TagForm {
  /** Name of the tag that is renamed; without one a new one is added. */
  edited: string | undefined;
}

/** The form of a material tag, in a panel above the list. */
export function MaterialTagPanel({ edited, ...fields }: MaterialTagPanelProps) {
  const materialTagMessages = useTexts(materialTagTexts);
  const title =
    edited === undefined ? materialTagMessages.addTitle : materialTagMessages.editTitle(edited);
  return (
    <Card>
      <Stack>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <TagFields
          {...fields}
          label={title}
          hint={edited === undefined ? undefined : materialTagMessages.nameHint}
          placeholder={materialTagMessages.namePlaceholder}
          focused
        />
      </Stack>
    </Card>
  );
}
