import { FILE_CATEGORIES } from '@bank-soal/contract/files';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { DropAnywhere } from '@bank-soal/ui/files';
import { Form, FormActions } from '@bank-soal/ui/form';
import { PageHeader } from '@bank-soal/ui/frame';
import { UploadIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { TemplateCard } from '@bank-soal/ui/sets';
import { SplitLayout } from '@bank-soal/ui/split-layout';
import { Stack } from '@bank-soal/ui/stack';
import type { Ref } from 'react';
import { uploadTexts } from '../indonesian/upload.js';
import {
  categoryOfName,
  isUntouched,
  ReleaseCard,
  releaseOfSite,
  SimilarSets,
  type SimilarSetsProps,
} from '../set-editor/index.js';
import { ResetButton } from './reset-button.js';
import { UploadFiles, type UploadFilesProps } from './upload-files.js';
import type { UploadHrefs } from './upload-hrefs.js';
import { UploadInformation, type UploadInformationProps } from './upload-information.js';
import { UploadOutcome, type UploadOutcomeProps } from './upload-outcome.js';
import { UploadSuccess } from './upload-success.js';

/** Where the template's download stands. */
export type TemplateState = 'idle' | 'loading' | 'failed';

export interface UploadViewProps
  extends Omit<UploadFilesProps, 'hrefs'>,
    Omit<UploadInformationProps, 'hrefs'>,
    Pick<UploadOutcomeProps, 'onLogin'> {
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
  /** Sets that are much like the one that was uploaded. @default [] */
  similar?: SimilarSetsProps['similar'];
  /** Where links lead. */
  hrefs: UploadHrefs;
  /** Finds the first field that is wrong. */
  formRef?: Ref<HTMLFormElement>;
  /** Says that it worked; takes focus then. */
  successRef?: Ref<HTMLDivElement>;
}

function Head({ template, onTemplate }: Pick<UploadViewProps, 'template' | 'onTemplate'>) {
  const uploadMessages = useTexts(uploadTexts);
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

function Actions({ state, onCancel, onReset }: UploadViewProps) {
  const uploadMessages = useTexts(uploadTexts);
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

function DropFiles({ state, onAdd }: Pick<UploadViewProps, 'state' | 'onAdd'>) {
  const messages = useTexts(uploadTexts);
  return (
    <DropAnywhere
      label={messages.drop}
      hint={messages.dropHint}
      disabled={state.status.kind === 'busy'}
      onDrop={(files) => {
        for (const category of FILE_CATEGORIES) {
          const own = files.filter(({ name }) => categoryOfName(name) === category);
          if (own.length > 0) onAdd(category, own);
        }
      }}
    />
  );
}

/** The upload as it looks: template, files, information, and what became of it. */
export function UploadView(props: UploadViewProps) {
  const { state, hrefs, formRef, successRef, defaultVisibility, similar = [] } = props;
  const { onChange, onSubmit, onLogin } = props;
  const { status } = state;
  return (
    <Container space="md">
      <Stack gap="lg">
        <DropFiles {...props} />
        <Head {...props} />
        {status.kind === 'succeeded' && (
          <UploadSuccess
            ref={successRef}
            title={status.title}
            release={defaultVisibility && (status.release ?? releaseOfSite(defaultVisibility))}
            previewHref={hrefs.preview(status.id)}
            ownSetsHref={hrefs.ownSets}
            wordFile={status.wordFile}
            fromWordHref={hrefs.fromWord}
          />
        )}
        {status.kind === 'succeeded' && (
          <SimilarSets similar={similar} previewHref={hrefs.preview} />
        )}
        <Form ref={formRef} onSubmit={onSubmit}>
          <UploadFiles {...props} />
          <UploadInformation {...props} />
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
