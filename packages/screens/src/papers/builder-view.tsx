'use client';

import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { PageHeader, PhoneBar } from '@bank-soal/ui/frame';
import { DownloadIcon } from '@bank-soal/ui/icon';
import { useIsPhone } from '@bank-soal/ui/lib/media-query';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { OnPaper, OnScreen } from '@bank-soal/ui/on-paper';
import { SplitLayout } from '@bank-soal/ui/split-layout';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useRef } from 'react';
import { builderTexts } from '../indonesian/builder.js';
import { BankPanel } from './bank/bank-panel.js';
import type { QuestionBank } from './bank/use-question-bank.js';
import { itemsOf, type PaperDraft } from './draft/paper-draft.js';
import type { FormActions } from './draft/use-form.js';
import { DownloadButtons, type DownloadButtonsProps } from './form/download-buttons.js';
import { FormPanel } from './form/form-panel.js';
import { PrintedForm } from './form/printed-form.js';
import type { FormDownloads } from './form/use-form-downloads.js';
import type { OwnQuestion } from './form/use-own-question.js';

export interface BuilderViewProps extends FormActions, FormDownloads {
  /** Leads to where papers are kept on a server; without it there is no such place. */
  loginHref?: string | undefined;
  /** The form as it stands. */
  form: PaperDraft;
  /** The questions to choose from, and how they are looked through. */
  bank: QuestionBank;
  /** The editor of an own question. */
  editor: OwnQuestion;
  /** Called by 'Cetak atau PDF'; only the form is on paper. */
  /** Whether each question is printed with its facts, as lecturers want it. */
  printsFacts?: boolean;
  /** Prints, with the questions' facts or without. */
  onPrint: DownloadButtonsProps['onPrint'];
}

/** The builder as it looks: the form and the bank; on paper, the form alone. */
export function BuilderView({
  form,
  bank,
  editor,
  printsFacts = false,
  loginHref,
  ...actions
}: BuilderViewProps) {
  const builderMessages = useTexts(builderTexts);
  const phone = useIsPhone();
  const search = useRef<HTMLInputElement>(null);
  const { onFormChange, onAdd, onRemove, onClear } = actions;
  const count = itemsOf(form).length;
  return (
    <Container space="md">
      <OnScreen>
        <Stack gap="lg">
          <PageHeader
            title={builderMessages.title}
            description={builderMessages.lead}
            actions={count > 0 && <DownloadButtons {...actions} bar={phone} />}
          />
          <Text size="sm" tone="muted">
            {loginHref === undefined ? (
              builderMessages.needsServer
            ) : (
              <>
                {builderMessages.needsLogin} <Link href={loginHref}>{builderMessages.login}</Link>
              </>
            )}
          </Text>
          <SplitLayout
            stickyStart
            start={
              <FormPanel
                form={form}
                onFormChange={onFormChange}
                onRemove={onRemove}
                onClear={onClear}
                onEdit={editor.onOpen}
                onWrite={() => editor.onOpen()}
                onGoToBank={() => search.current?.focus()}
              />
            }
            end={
              <BankPanel
                bank={bank}
                form={form}
                editor={editor}
                searchRef={search}
                onFormChange={onFormChange}
                onAdd={onAdd}
              />
            }
          />
          {count > 0 && (
            <PhoneBar label={builderMessages.chosen(count)}>
              <Text as="span" size="sm" weight="semibold">
                {builderMessages.count(count)}
              </Text>
              <Button variant="primary" icon={<DownloadIcon />} onClick={actions.onDownloadText}>
                {builderMessages.downloadText}
              </Button>
            </PhoneBar>
          )}
        </Stack>
      </OnScreen>
      {count > 0 && (
        <OnPaper>
          <PrintedForm form={form} withFacts={printsFacts} />
        </OnPaper>
      )}
    </Container>
  );
}
