import { FileIcon, FilesIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@bank-soal/ui/menu';
import { Text } from '@bank-soal/ui/text';
import type { DownloadChoice } from '../../data/files/use-download.js';
import { fileTexts } from '../../indonesian/file.js';
import type { SetFile } from '../../model/sets/question-set.js';
import { DownloadButton } from './download-button.js';

export interface FileMenuProps {
  /** Text of the button. */
  label: string;
  /** An icon alone, with the text as its name and tip. */
  short: boolean;
  /** The set's title, which describes the button. */
  title: string;
  files: readonly SetFile[];
  /** Whether the key comes along with all; nothing where the set has none. */
  withKey: boolean | undefined;
  /** A file is being fetched. */
  busy: boolean;
  onChoose: (what: DownloadChoice) => void;
  /**
   * Whether the menu is shown at first; `'first-item'` with the focus on its first item.
   * @default false
   */
  defaultOpen?: boolean | 'first-item';
}

/** 'Unduh' of a set with several question files: which of them, or all? */
export function FileMenu({
  label,
  short,
  title,
  files,
  withKey,
  busy,
  onChoose,
  defaultOpen,
}: FileMenuProps) {
  const fileMessages = useTexts(fileTexts);
  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger>
        <DownloadButton label={label} short={short} of={title} busy={busy} />
      </MenuTrigger>
      <MenuContent>
        {files.map((file) => (
          <MenuItem key={file.id} icon={<FileIcon />} onSelect={() => onChoose(file)}>
            {file.name}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<FilesIcon />} onSelect={() => onChoose('archive')}>
          {fileMessages.downloadAll}
          {withKey !== undefined && (
            <Text as="span" size="sm" tone="muted">
              {` ${withKey ? fileMessages.withKey : fileMessages.withoutKey}`}
            </Text>
          )}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
