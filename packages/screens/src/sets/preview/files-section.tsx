'use client';

import { FILE_CATEGORIES, type FileCategory } from '@bank-soal/contract/files';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { FileRow } from '@bank-soal/ui/file-row';
import { Heading } from '@bank-soal/ui/heading';
import { Stack } from '@bank-soal/ui/stack';
import { Tab, TabPanel, Tabs, TabsList } from '@bank-soal/ui/tabs';
import { WhenNear } from '@bank-soal/ui/when-near';
import type { ReactNode } from 'react';
import type { DownloadChoice } from '../../data/use-download.js';
import type { DownloadNotice } from '../../data/use-downloads.js';
import { filesOf, type QuestionSet, type SetFile } from '../../model/question-set.js';
import { ClosedKey, type ClosedKeyProps } from './closed-key.js';
import { usePreviewMessages } from './preview-messages.js';

/** Props of {@link FilesSection}. */
export interface FilesSectionProps extends Pick<ClosedKeyProps, 'onLogin'> {
  set: QuestionSet;
  tab: FileCategory;
  onTabChange: (tab: FileCategory) => void;
  /** What is being fetched: ids of files, and of the set for its archive. */
  downloading: ReadonlySet<number>;
  /** What could not be downloaded last. */
  notice: DownloadNotice | undefined;
  onDownload: (set: QuestionSet, what: DownloadChoice) => void;
  onDismiss: () => void;
  /** What a file looks like inside. */
  renderFile: (file: SetFile) => ReactNode;
  /** Says that something is wrong in a file; without it there is no button. */
  onReport?: ((file: SetFile) => void) | undefined;
}

/** `id` of a file on the page. */
export const fileId = (id: number) => `berkas-${id}`;

/** Kept free for a preview that is still far from the window. */
const HEIGHT = 300;

function FileItem({
  file,
  set,
  downloading,
  notice,
  onDownload,
  onDismiss,
  renderFile,
  onReport,
}: Omit<FilesSectionProps, 'tab' | 'onTabChange' | 'onLogin'> & { file: SetFile }) {
  const previewMessages = usePreviewMessages();
  return (
    <Stack as="li" gap="sm" id={fileId(file.id)} tabIndex={-1}>
      <FileRow
        name={file.name}
        type={file.type}
        size={file.size}
        downloading={downloading.has(file.id)}
        onDownload={() => onDownload(set, file)}
      />
      {notice?.key === file.id && (
        <Alert tone="danger" title={notice.sentence} onDismiss={onDismiss} />
      )}
      <WhenNear minHeight={HEIGHT}>{renderFile(file)}</WhenNear>
      {onReport && (
        <Cluster justify="end">
          <Button
            variant="ghost"
            size="sm"
            aria-haspopup="dialog"
            aria-label={previewMessages.reportFile(file.name)}
            onClick={() => onReport(file)}
          >
            {previewMessages.report}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

/** It is there, and closed to this reader. */
function isClosed({ hasAnswers, hasTestCases }: QuestionSet, category: FileCategory): boolean {
  return (category === 'answers' && hasAnswers) || (category === 'testCases' && hasTestCases);
}

/** All files of the set in three tabs. */
export function FilesSection({ tab, onTabChange, onLogin, ...item }: FilesSectionProps) {
  const previewMessages = usePreviewMessages();
  const { set, notice, onDismiss } = item;
  // Of a file that went meanwhile, and its place with it.
  const lost = notice && notice.key !== set.id && set.files.every(({ id }) => id !== notice.key);
  return (
    <Stack as="section" gap="sm" aria-labelledby="berkas-judul">
      <Heading level={2} size="md" id="berkas-judul">
        {previewMessages.files}
      </Heading>
      <Tabs value={tab} onValueChange={(value) => onTabChange(value as FileCategory)}>
        <TabsList label={previewMessages.categories}>
          {FILE_CATEGORIES.map((category) => (
            <Tab key={category} value={category} count={filesOf(set, category).length}>
              {previewMessages.tabs[category]}
            </Tab>
          ))}
        </TabsList>
        {lost && <Alert tone="danger" title={notice.sentence} onDismiss={onDismiss} />}
        {FILE_CATEGORIES.map((category) => {
          const files = filesOf(set, category);
          return (
            <TabPanel key={category} value={category}>
              {files.length === 0 && isClosed(set, category) ? (
                <ClosedKey set={set} onLogin={onLogin} />
              ) : files.length === 0 ? (
                <EmptyState size="sm" frame="sunken" title={previewMessages.empty[category]} />
              ) : (
                <Stack as="ul" gap="lg">
                  {files.map((file) => (
                    <FileItem key={file.id} {...item} file={file} />
                  ))}
                </Stack>
              )}
            </TabPanel>
          );
        })}
      </Tabs>
    </Stack>
  );
}
