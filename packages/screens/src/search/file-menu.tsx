'use client';

import { Button } from '@bank-soal/ui/button';
import { DownloadIcon, FileIcon } from '@bank-soal/ui/icon';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@bank-soal/ui/menu';
import { searchMessages } from '../messages/search.js';
import type { SetFile } from '../model/question-set.js';

/** Props of {@link FileMenu}. */
export interface FileMenuProps {
  /** The set's title, for the name of the button. */
  title: string;
  files: readonly SetFile[];
  /** A file is being fetched. */
  busy: boolean;
  onChoose: (file: SetFile) => void;
}

/** 'Unduh' of a set with several question files: which of them? */
export function FileMenu({ title, files, busy, onChoose }: FileMenuProps) {
  return (
    <Menu>
      <MenuTrigger>
        <Button
          size="sm"
          busy={busy}
          icon={<DownloadIcon />}
          aria-label={searchMessages.downloadName(title)}
        >
          {searchMessages.download}
        </Button>
      </MenuTrigger>
      <MenuContent>
        {files.map((file) => (
          <MenuItem key={file.id} icon={<FileIcon />} onSelect={() => onChoose(file)}>
            {file.name}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
