import { useTexts } from '@bank-soal/ui/lib/texts';
import { useContext } from 'react';
import { useMenuOnDemand } from '../../browser/use-menu-on-demand.js';
import { FileAddress } from '../../data/files/file-address.js';
import type { DownloadChoice } from '../../data/files/use-download.js';
import { fileTexts } from '../../indonesian/file.js';
import { filesOf, type QuestionSet } from '../../model/sets/question-set.js';
import { DownloadButton } from './download-button.js';

// Only sets with several question files need it, and only once it is asked for.
const loadMenu = async () => (await import('./file-menu.js')).FileMenu;

export interface SetDownloadsProps {
  set: QuestionSet;
  /** Text of the button: 'Unduh', or 'Download' in the table. */
  label: string;
  /**
   * An icon alone, with the text as its name and tip.
   * @default false
   */
  short?: boolean;
  /** A file of the set is being fetched. */
  busy: boolean;
  /** Fetches a file, or all of them as one archive; without a file the set has none. */
  onDownload: (set: QuestionSet, what: DownloadChoice | undefined) => void;
}

/** The button that downloads a set's questions; with several files it opens a menu. */
export function SetDownloads({ set, label, short = false, busy, onDownload }: SetDownloadsProps) {
  const address = useContext(FileAddress);
  const { questionsOnly } = useTexts(fileTexts);
  const files = filesOf(set, 'questions');
  const { menu: Menu, defaultOpen, button } = useMenuOnDemand(loadMenu);
  if (Menu && files.length > 1) {
    return (
      <Menu
        label={label}
        short={short}
        title={set.title}
        files={files}
        withKey={set.hasAnswers ? filesOf(set, 'answers').length > 0 : undefined}
        busy={busy}
        onChoose={(file) => onDownload(set, file)}
        defaultOpen={defaultOpen}
      />
    );
  }
  const use = files.length > 1 ? button : { onClick: () => onDownload(set, files[0]) };
  const [first] = files;
  const alone = files.length === 1 && set.hasAnswers;
  return (
    <DownloadButton
      label={label}
      short={short}
      of={set.title}
      tip={alone ? questionsOnly : undefined}
      busy={busy}
      submitTo={
        address && first && files.length === 1
          ? { method: 'get', action: address(first.id) }
          : undefined
      }
      {...use}
    />
  );
}
