'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { Container } from '@bank-soal/ui/container';
import { FileSlot } from '@bank-soal/ui/files';
import { PageHeader } from '@bank-soal/ui/frame';
import { Grid } from '@bank-soal/ui/grid';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useState } from 'react';
import { wordReviewTexts } from '../indonesian/word-review.js';
import { KeyboardMap } from './keyboard-map.js';
import { FilePictures } from './pictures.js';
import { ReviewList, type ReviewListProps } from './review-list.js';
import type { WordReview } from './use-word-review.js';

export interface QuestionsFromWordViewProps
  extends Pick<
    ReviewListProps,
    'options' | 'withAudience' | 'outcomes' | 'onCourse' | 'renderExisting'
  > {
  /** The file on its way, and what can be done with it. */
  work: WordReview;
  /** Words why something failed. */
  describeError: (reason: unknown, otherwise: string) => string;
  /** Leads to the login and back; absent while the session holds. */
  onLogin?: (() => void) | undefined;
  /** Where links lead. */
  hrefs: {
    /** The bank's questions. */
    questions: string;
    /** One's own papers. */
    papers: string;
  };
}

function Choose({ work, failure }: { work: WordReview; failure: string | undefined }) {
  const messages = useTexts(wordReviewTexts);
  const [keyFile, setKeyFile] = useState<File>();
  return (
    <Stack>
      {failure && <Alert tone="danger" title={failure} />}
      <Grid min="lg">
        <FileSlot
          label={messages.file}
          hint={messages.fileHint}
          accept={['.docx']}
          value={[]}
          onAdd={([file]) => file && void work.read(file, keyFile)}
          onRemove={() => undefined}
        />
        <FileSlot
          label={messages.keyFile}
          hint={messages.keyFileHint}
          accept={['.docx', '.csv']}
          value={keyFile ? [{ id: 'key', name: keyFile.name, size: keyFile.size }] : []}
          onAdd={([file]) => setKeyFile(file)}
          onRemove={() => setKeyFile(undefined)}
        />
      </Grid>
      <Text size="sm" tone="muted">
        {messages.template}
      </Text>
    </Stack>
  );
}

/** Questions of a Word file, reviewed beside their passages before they come into the bank. */
export function QuestionsFromWordView({
  work,
  describeError,
  onLogin,
  hrefs,
  ...rest
}: QuestionsFromWordViewProps) {
  const messages = useTexts(wordReviewTexts);
  const [isDiscarding, setDiscarding] = useState(false);
  const { state } = work;
  const isReview = state.status === 'review';
  return (
    <Container space="md">
      <Stack gap="lg">
        <PageHeader
          title={messages.title}
          description={messages.lead}
          actions={
            <>
              {isReview && <KeyboardMap />}
              {isReview && (
                <Button disabled={state.isSaving} onClick={() => setDiscarding(true)}>
                  {messages.discard}
                </Button>
              )}
              <Button asChild>
                <HostLink href={hrefs.questions}>{messages.back}</HostLink>
              </Button>
            </>
          }
        />
        {state.status === 'loading' && <LoadingStatus>{messages.loading}</LoadingStatus>}
        {state.status === 'reading' && (
          <LoadingStatus>{messages.reading(state.name)}</LoadingStatus>
        )}
        {state.status === 'choose' && (
          <Choose
            work={work}
            failure={
              state.failure === undefined
                ? undefined
                : describeError(state.failure, messages.readFailed)
            }
          />
        )}
        {state.status === 'saved' && (
          <Alert
            tone="success"
            title={messages.saved(state.count)}
            action={
              <Cluster>
                <Button asChild size="sm">
                  <HostLink href={hrefs.questions}>{messages.back}</HostLink>
                </Button>
                <Button asChild size="sm">
                  <HostLink href={hrefs.papers}>{messages.toPapers}</HostLink>
                </Button>
                <Button size="sm" variant="ghost" onClick={work.discard}>
                  {messages.another}
                </Button>
              </Cluster>
            }
          >
            {messages.savedText}
          </Alert>
        )}
        {isReview && (
          <FilePictures pictures={state.review.pictures}>
            <Stack>
              {state.isRestored && <Alert title={messages.restored(state.review.name)} />}
              {!state.isKept && <Alert tone="warning" title={messages.notKept} />}
              {state.failure !== undefined && (
                <Alert
                  tone="danger"
                  title={describeError(state.failure, messages.saveFailed)}
                  action={
                    onLogin && (
                      <Button size="sm" onClick={onLogin}>
                        {messages.login}
                      </Button>
                    )
                  }
                />
              )}
              <ReviewList {...rest} {...state} {...work} />
            </Stack>
          </FilePictures>
        )}
      </Stack>
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setDiscarding}
        title={messages.discardTitle}
        description={isReview && messages.discardText(state.review.name)}
        confirmLabel={messages.discard}
        onConfirm={work.discard}
      />
    </Container>
  );
}
