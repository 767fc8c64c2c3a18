'use client';

import { FILE_SENTENCES } from '@bank-soal/contract/sentences/files';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Cluster } from '@bank-soal/ui/cluster';
import { Container } from '@bank-soal/ui/container';
import { Form, FormActions } from '@bank-soal/ui/form';
import { Heading } from '@bank-soal/ui/heading';
import { UploadIcon } from '@bank-soal/ui/icon';
import { PageHeader } from '@bank-soal/ui/page-header';
import { SplitLayout } from '@bank-soal/ui/split-layout';
import { Stack } from '@bank-soal/ui/stack';
import { TemplateCard } from '@bank-soal/ui/template-card';
import { Text } from '@bank-soal/ui/text';
import type { Ref } from 'react';
import { useWording } from '../messages/use-wording.js';
import type { LoadState } from '../model/load-state.js';
import {
  isUntouched,
  lacksQuestionFile,
  OptionsStatus,
  ReleaseCard,
  type ReleaseFieldsProps,
  SetFields,
  type SetFieldsProps,
  useUploadMessages,
} from '../set-editor/index.js';
import {
  SameFilesWarning,
  type SameFilesWarningProps,
  SameSetsWarning,
  type SameSetsWarningProps,
} from './duplicate-warnings.js';
import { ResetButton } from './reset-button.js';
import { UploadOutcome, type UploadOutcomeProps } from './upload-outcome.js';
import { UploadSlots, type UploadSlotsProps } from './upload-slots.js';
import { UploadSuccess } from './upload-success.js';

/** Where the template's download stands. */
export type TemplateState = 'idle' | 'loading' | 'failed';

/** Props of {@link UploadView}. */
export interface UploadViewProps
  extends Pick<UploadOutcomeProps, 'state' | 'onLogin'>,
    Pick<UploadSlotsProps, 'onAdd' | 'onRemove' | 'onRetry'>,
    Pick<SetFieldsProps, 'onChange' | 'lecturer'> {
  /** What courses and topics can be chosen from; the form works without. */
  options: LoadState<Pick<SetFieldsProps, 'courses' | 'topics'>>;
  /** The site's choice of who sees a new set; absent where every set is for everyone. */
  defaultVisibility?: ReleaseFieldsProps['defaultVisibility'];
  /** The server's limit in MB. */
  maxMb: number;
  /** Sets that look like this one; an empty list says nothing. */
  sameSets: SameSetsWarningProps['sets'];
  /** Files that the bank has already; an empty list says nothing. */
  sameFiles: SameFilesWarningProps['files'];
  /** How the download of the template stands. */
  template: TemplateState;
  /** Downloads the template. */
  onTemplate: () => void;
  /** Called by 'Upload Soal' and Enter; the caller judges the form. */
  onSubmit: () => void;
  /** Stops what is being sent; the form stays. */
  onCancel: () => void;
  /** Empties the form. */
  onReset: () => void;
  /** Where links lead. */
  hrefs: {
    /** The preview of the new set. */
    preview: (id: number) => string;
    /** Where the set is changed. */
    edit: (id: number) => string;
    /** The list of one's own sets. */
    ownSets: string;
    /** Where it is explained who sees what; without it there is no link. */
    guide?: string;
  };
  /** Finds the first field that is wrong. */
  formRef?: Ref<HTMLFormElement>;
  /** Says that it worked; takes focus then. */
  successRef?: Ref<HTMLDivElement>;
}

const NONE: readonly string[] = [];

function Head({ template, onTemplate }: Pick<UploadViewProps, 'template' | 'onTemplate'>) {
  const uploadMessages = useUploadMessages();
  return (
    <SplitLayout
      ratio="wide-start"
      start={<PageHeader title={uploadMessages.title} description={uploadMessages.lead} />}
      end={
        <TemplateCard downloading={template === 'loading'} onDownload={onTemplate}>
          {template === 'failed' && <Alert tone="danger" title={uploadMessages.templateFailed} />}
        </TemplateCard>
      }
    />
  );
}

function Files(props: UploadViewProps) {
  const uploadMessages = useUploadMessages();
  const inWords = useWording(FILE_SENTENCES);
  const { state, maxMb, sameFiles, hrefs, onAdd, onRemove, onRetry } = props;
  const { status, items, slotProblems, lost } = state;
  const missing =
    status.kind === 'failed' &&
    lacksQuestionFile(status.problem) &&
    !items.some(({ category }) => category === 'questions');
  return (
    <Card as="section" padding="lg" aria-label={uploadMessages.files}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={2} size="md">
            {uploadMessages.files}
          </Heading>
          <Text size="sm" tone="muted">
            {uploadMessages.filesHint(String(maxMb))}
          </Text>
        </Stack>
        {lost.length > 0 && (
          <Alert tone="warning" title={uploadMessages.lost}>
            {uploadMessages.lostText(lost.join(', '))}
          </Alert>
        )}
        <UploadSlots
          items={items}
          problems={
            missing && !slotProblems.questions
              ? { ...slotProblems, questions: inWords(status.problem.sentence) }
              : slotProblems
          }
          busy={status.kind === 'busy'}
          onAdd={onAdd}
          onRemove={onRemove}
          onRetry={onRetry}
        />
        <SameFilesWarning
          files={sameFiles}
          chosen={items.map(({ name }) => name)}
          previewHref={hrefs.preview}
        />
      </Stack>
    </Card>
  );
}

function Information(props: UploadViewProps) {
  const uploadMessages = useUploadMessages();
  const { state, options, sameSets, hrefs, lecturer, onChange } = props;
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
          problems={state.status.kind === 'failed' ? state.status.problem.fields : undefined}
          courses={options.status === 'ready' ? options.data.courses : NONE}
          topics={options.status === 'ready' ? options.data.topics : NONE}
          withExam={props.defaultVisibility !== undefined}
          lecturer={lecturer}
        />
        <SameSetsWarning sets={sameSets} previewHref={hrefs.preview} />
      </Stack>
    </Card>
  );
}

function Actions({ state, onCancel, onReset }: UploadViewProps) {
  const uploadMessages = useUploadMessages();
  const busy = state.status.kind === 'busy';
  const empty = isUntouched(state.form) && state.items.length === 0;
  return (
    <FormActions start={!busy && !empty && <ResetButton onReset={onReset} />}>
      {busy && (
        <Button size="lg" onClick={onCancel}>
          {uploadMessages.cancel}
        </Button>
      )}
      <Button type="submit" variant="primary" size="lg" busy={busy} icon={<UploadIcon size={20} />}>
        {busy ? uploadMessages.submitting : uploadMessages.submit}
      </Button>
    </FormActions>
  );
}

/** The upload as it looks: template, files, information, and what became of it. */
export function UploadView(props: UploadViewProps) {
  const { state, hrefs, formRef, successRef, defaultVisibility } = props;
  const { onChange, onSubmit, onLogin } = props;
  const { status } = state;
  return (
    <Container space="md">
      <Stack gap="lg">
        <Head {...props} />
        {status.kind === 'succeeded' && (
          <UploadSuccess
            ref={successRef}
            title={status.title}
            previewHref={hrefs.preview(status.id)}
            ownSetsHref={hrefs.ownSets}
          />
        )}
        <Form ref={formRef} onSubmit={onSubmit}>
          <Files {...props} />
          <Information {...props} />
          {defaultVisibility !== undefined && (
            <ReleaseCard
              release={state.form.release}
              onChange={(release) => onChange({ release })}
              defaultVisibility={defaultVisibility}
              asked={status.kind === 'failed'}
              guideHref={hrefs.guide}
            />
          )}
          <UploadOutcome state={state} editHref={hrefs.edit} onLogin={onLogin} />
          <Actions {...props} />
        </Form>
      </Stack>
    </Container>
  );
}
