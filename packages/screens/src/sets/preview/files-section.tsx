import { FILE_CATEGORIES, type FileCategory } from '@bank-soal/contract/files';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { FileRow } from '@bank-soal/ui/files';
import { Heading } from '@bank-soal/ui/heading';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Tab, TabPanel, Tabs, TabsList } from '@bank-soal/ui/tabs';
import { Text } from '@bank-soal/ui/text';
import { type ReactNode, useContext, useState } from 'react';
import { FileAddress } from '../../data/files/file-address.js';
import type { DownloadChoice } from '../../data/files/use-download.js';
import type { DownloadNotice } from '../../data/files/use-downloads.js';
import { previewTexts } from '../../indonesian/preview.js';
import { filesOf, type QuestionSet, type SetFile } from '../../model/sets/question-set.js';
import { ClosedKey, type ClosedKeyProps } from './closed-key.js';

export interface FilesSectionProps extends Pick<ClosedKeyProps, 'onLogin'> {
  set: QuestionSet;
  tab: FileCategory;
  onTabChange: (tab: FileCategory) => void;
  /** Downloads under way: ids of files, and of the set for its archive. */
  downloading: ReadonlySet<number>;
  /** The last failed download. */
  notice: DownloadNotice | undefined;
  onDownload: (set: QuestionSet, what: DownloadChoice) => void;
  onDismiss: () => void;
  /** Content of a file. */
  renderFile: (file: SetFile) => ReactNode;
  /** The file whose preview is open from the start; the others open when somebody asks. */
  openFile?: number | undefined;
  /** Says that something is wrong in a file; without it there is no button. */
  onReport?: ((file: SetFile) => void) | undefined;
}

/** `id` of a file on the page. */
export const fileId = (id: number) => `berkas-${id}`;

function FileItem({
  file,
  set,
  downloading,
  notice,
  onDownload,
  onDismiss,
  renderFile,
  openFile,
  onReport,
}: Omit<FilesSectionProps, 'tab' | 'onTabChange' | 'onLogin'> & { file: SetFile }) {
  const previewMessages = useTexts(previewTexts);
  const address = useContext(FileAddress);
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? file.id === openFile;
  const previewId = `${fileId(file.id)}-isi`;
  return (
    <Stack as="li" gap="sm" id={fileId(file.id)} tabIndex={-1}>
      <FileRow
        name={file.name}
        type={file.type}
        size={file.size}
        downloading={downloading.has(file.id)}
        downloadTo={address?.(file.id)}
        onDownload={() => onDownload(set, file)}
        onPreview={() => setChosen(!open)}
        previewOpen={open}
        previewId={previewId}
        actions={
          onReport && (
            <Button
              variant="ghost"
              size="sm"
              aria-haspopup="dialog"
              aria-label={previewMessages.reportFile(file.name)}
              onClick={() => onReport(file)}
            >
              {previewMessages.report}
            </Button>
          )
        }
      />
      {notice?.key === file.id && (
        <Alert tone="danger" title={notice.sentence} onDismiss={onDismiss} />
      )}
      {open && <Stack id={previewId}>{renderFile(file)}</Stack>}
    </Stack>
  );
}

/** It is there, and closed to this reader. */
function isClosed({ hasAnswers, hasTestCases }: QuestionSet, category: FileCategory): boolean {
  return (category === 'answers' && hasAnswers) || (category === 'testCases' && hasTestCases);
}

/** All files of the set in three tabs. */
export function FilesSection({ tab, onTabChange, onLogin, ...item }: FilesSectionProps) {
  const previewMessages = useTexts(previewTexts);
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
                <Text tone="muted">{previewMessages.empty[category]}</Text>
              ) : (
                <Stack as="ul" gap="sm">
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
