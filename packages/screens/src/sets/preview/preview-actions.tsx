import { FILE_CATEGORIES } from '@bank-soal/contract/files';
import { Button } from '@bank-soal/ui/button';
import { DownloadIcon, EditIcon, FileIcon, FilesIcon, ShareIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '@bank-soal/ui/menu';
import { Fragment, lazy, Suspense, useState } from 'react';
import type { DownloadChoice } from '../../data/files/use-download.js';
import { fileTexts } from '../../indonesian/file.js';
import { previewTexts } from '../../indonesian/preview.js';
import { filesOf, type QuestionSet } from '../../model/sets/question-set.js';

// Few hand a set on.
const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.js')).ShareDialog,
}));

export interface PreviewActionsProps {
  set: QuestionSet;
  /** Something of the set is being fetched. */
  busy: boolean;
  onDownload: (what: DownloadChoice) => void;
  /** The page's address, to be handed on; without it there is no button. */
  shareHref?: string | undefined;
  /** Where the set is changed; only for those who may. */
  editHref?: string;
  /** Where it says what was done to the set; only for administrators. */
  historyHref?: string;
}

/** Takes the set's files along, or hands its address on. */
export function PreviewActions({
  set,
  busy,
  onDownload,
  shareHref,
  editHref,
  historyHref,
}: PreviewActionsProps) {
  const previewMessages = useTexts(previewTexts);
  const fileMessages = useTexts(fileTexts);
  const [sharing, setSharing] = useState(false);
  const groups = FILE_CATEGORIES.map((category) => ({
    category,
    files: filesOf(set, category),
  })).filter(({ files }) => files.length > 0);
  return (
    <>
      {historyHref !== undefined && (
        <Button asChild variant="ghost">
          <HostLink href={historyHref}>{previewMessages.history}</HostLink>
        </Button>
      )}
      {editHref !== undefined && (
        <Button asChild variant="ghost">
          <HostLink href={editHref}>
            <EditIcon />
            {previewMessages.edit}
          </HostLink>
        </Button>
      )}
      {shareHref !== undefined && (
        <Button icon={<ShareIcon />} onClick={() => setSharing(true)}>
          {previewMessages.share}
        </Button>
      )}
      {shareHref !== undefined && sharing && (
        <Suspense fallback={null}>
          <ShareDialog set={set} href={shareHref} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      {groups.length > 0 && (
        <Menu>
          <MenuTrigger>
            <Button variant="primary" icon={<DownloadIcon />} busy={busy}>
              {fileMessages.download}
            </Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem icon={<FilesIcon />} onSelect={() => onDownload('archive')}>
              {fileMessages.downloadAll}
            </MenuItem>
            {groups.map(({ category, files }) => (
              <Fragment key={category}>
                <MenuSeparator />
                <MenuLabel>{previewMessages.tabs[category]}</MenuLabel>
                {files.map((file) => (
                  <MenuItem key={file.id} icon={<FileIcon />} onSelect={() => onDownload(file)}>
                    {file.name}
                  </MenuItem>
                ))}
              </Fragment>
            ))}
          </MenuContent>
        </Menu>
      )}
    </>
  );
}
