import { Card } from '@bank-soal/ui/card';
import { Cluster } from '@bank-soal/ui/cluster';
import { Heading } from '@bank-soal/ui/heading';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { uploadTexts } from '../indonesian/upload.js';
import type { LoadState } from '../model/load-state.js';
import {
  OptionsStatus,
  type ReleaseFieldsProps,
  SetFields,
  type SetFieldsProps,
} from '../set-editor/index.js';
import { SameSetsWarning, type SameSetsWarningProps } from './duplicate-warnings.js';
import type { UploadHrefs } from './upload-hrefs.js';
import type { UploadOutcomeProps } from './upload-outcome.js';

export interface UploadInformationProps
  extends Pick<UploadOutcomeProps, 'state'>,
    Pick<SetFieldsProps, 'onChange' | 'lecturer'> {
  /** Courses and topics to choose from; the form works without. */
  options: LoadState<Pick<SetFieldsProps, 'courses' | 'topics'>>;
  /** The site's choice of who sees a new set; absent where every set is for everyone. */
  defaultVisibility?: ReleaseFieldsProps['defaultVisibility'];
  /** Sets that look like this one; an empty list says nothing. */
  sameSets: SameSetsWarningProps['sets'];
  /** Where links lead. */
  hrefs: Pick<UploadHrefs, 'preview'>;
}

const NONE: readonly string[] = [];

/** Fields of the new set. */
export function UploadInformation({
  state,
  options,
  sameSets,
  hrefs,
  lecturer,
  defaultVisibility,
  onChange,
}: UploadInformationProps) {
  const uploadMessages = useTexts(uploadTexts);
  return (
    <Card as="section" padding="lg" aria-label={uploadMessages.information}>
      <Stack gap="lg">
        <Cluster justify="between">
          <Heading level={2} size="md">
            {uploadMessages.information}
          </Heading>
          {options.status === 'loading' && <OptionsStatus state={options} />}
        </Cluster>
        {options.status === 'failed' && <OptionsStatus state={options} />}
        <SetFields
          form={state.form}
          onChange={onChange}
          titleHint={state.titleProposed ? uploadMessages.fields.titleProposed : undefined}
          problems={state.status.kind === 'failed' ? state.status.problem.fields : undefined}
          courses={options.status === 'ready' ? options.data.courses : NONE}
          topics={options.status === 'ready' ? options.data.topics : NONE}
          withExam={defaultVisibility !== undefined}
          lecturer={lecturer}
        />
        <SameSetsWarning sets={sameSets} previewHref={hrefs.preview} />
      </Stack>
    </Card>
  );
}
