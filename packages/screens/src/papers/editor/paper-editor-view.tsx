'use client';

import type { ExamPaper } from '@bank-soal/paper/exam';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { Container } from '@bank-soal/ui/container';
import { PageHeader, PhoneBar } from '@bank-soal/ui/frame';
import { DownloadIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useIsPhone } from '@bank-soal/ui/lib/media-query';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { OnPaper, OnScreen } from '@bank-soal/ui/on-paper';
import { PointsTotal, pointsOf } from '@bank-soal/ui/papers';
import { SaveState } from '@bank-soal/ui/save-state';
import { SplitLayout } from '@bank-soal/ui/split-layout';
import { Stack } from '@bank-soal/ui/stack';
import { type ReactNode, useRef } from 'react';
import { builderTexts } from '../../indonesian/builder.js';
import { paperEditorTexts } from '../../indonesian/paper-editor.js';
import { itemsOf } from '../draft/paper-draft.js';
import type { PaperChoice } from './choices-of.js';
import { PaperConflict, type PaperConflictProps } from './paper-conflict.js';
import { PaperDownloadMenu } from './paper-download-menu.js';
import { PaperFormPanel, type PaperFormPanelProps } from './paper-form-panel.js';
import type { KeepStatus } from './paper-keeper.js';
import { PaperSide, type PaperSideProps } from './paper-side.js';
import { PrintPaperButton, type PrintPaperButtonProps } from './print-paper-button.js';
import { PrintedPaper } from './printed-paper.js';
import type { PaperDownloads } from './use-paper-downloads.js';

export interface PaperEditorViewProps
  extends Omit<PaperFormPanelProps, 'onWrite' | 'onGoToBank'>,
    Omit<PaperSideProps, 'searchRef'>,
    Pick<PrintPaperButtonProps, 'onPrint'>,
    Omit<PaperConflictProps, 'status'> {
  /** Where the keeping of the paper stands. */
  status: KeepStatus;
  /** Why it could not be kept. */
  keepFailure: string;
  /** Keeps it again. */
  onKeepAgain: () => void;
  downloads: PaperDownloads;
  /** What is on paper when the page is printed. */
  exam: ExamPaper;
  /** Which of its documents. */
  printed: PaperChoice;
  /** Makes a paper of its own of one that was used. */
  onCopy: () => void;
  /** Where changes of two people meet, to be decided. */
  choice?: ReactNode;
  /** Who stands for the paper. */
  people?: ReactNode;
  /** Why it does not change here; absent: it was used. */
  readOnlyReason?: string | undefined;
  /** Stands above the paper, such as a form that can become one. */
  notice?: ReactNode;
  /** Where links lead. */
  hrefs: {
    /** One's own papers. */
    papers: string;
    /** A new paper. */
    newPaper: string;
  };
}

const KEPT = {
  idle: 'idle',
  unsaved: 'saving',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  conflict: 'idle',
  frozen: 'idle',
} as const;

/** The builder of a paper that is kept: the paper beside what it is made from. */
export function PaperEditorView(props: PaperEditorViewProps) {
  const { draft, status, keepFailure, onKeepAgain, downloads, readOnly, onCopy, hrefs } = props;
  const builderMessages = useTexts(builderTexts);
  const messages = useTexts(paperEditorTexts);
  const search = useRef<HTMLInputElement>(null);
  const { writing, onTabChange, exam, printed } = props;
  const items = itemsOf(draft);
  const hasQuestions = items.length > 0;
  const phone = useIsPhone();
  const ways = <PaperDownloadMenu {...downloads} variants={draft.head.variants} />;

  function goToBank() {
    onTabChange('bank');
    // The field is there once the tab is.
    requestAnimationFrame(() => search.current?.focus());
  }

  return (
    <Container space="md">
      <OnScreen>
        <Stack gap="lg">
          <PageHeader
            title={builderMessages.title}
            description={builderMessages.lead}
            actions={
              hasQuestions && (
                <>
                  {!phone && ways}
                  <Button icon={<DownloadIcon />} onClick={downloads.onDownloadText}>
                    {builderMessages.downloadText}
                  </Button>
                  <PrintPaperButton variants={draft.head.variants} onPrint={props.onPrint} />
                </>
              )
            }
          />
          <Cluster justify="between">
            <SaveState
              state={KEPT[status.kind]}
              reason={keepFailure}
              onRetry={onKeepAgain}
              {...(status.kind === 'saved' && { savedAt: new Date(status.at) })}
            />
            <Cluster>
              <Button asChild variant="ghost" size="sm">
                <HostLink href={hrefs.newPaper}>{messages.newPaper}</HostLink>
              </Button>
              <Button asChild variant="ghost" size="sm">
                <HostLink href={hrefs.papers}>{messages.toPapers}</HostLink>
              </Button>
            </Cluster>
          </Cluster>
          {props.notice}
          {props.people}
          {readOnly ? (
            <Alert
              title={props.readOnlyReason ?? messages.frozen}
              action={
                <Button size="sm" onClick={onCopy}>
                  {messages.copy}
                </Button>
              }
            >
              {messages.frozenText}
            </Alert>
          ) : (
            <PaperConflict {...props} />
          )}
          {props.choice}
          <SplitLayout
            stickyStart
            start={
              <PaperFormPanel
                {...props}
                onWrite={() => {
                  onTabChange('bank');
                  writing.onOpen();
                }}
                onGoToBank={goToBank}
              />
            }
            end={<PaperSide {...props} searchRef={search} />}
          />
          {hasQuestions && (
            <PhoneBar label={builderMessages.chosen(items.length)}>
              <PointsTotal questions={items.length} points={pointsOf(items)} silent />
              {ways}
            </PhoneBar>
          )}
        </Stack>
      </OnScreen>
      {hasQuestions && (
        <OnPaper>
          <PrintedPaper exam={exam} {...printed} />
        </OnPaper>
      )}
    </Container>
  );
}
