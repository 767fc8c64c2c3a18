import { type ClipboardEvent, type RefObject, useRef, useState } from 'react';
import { useDrop } from '../../../lib/internal/use-drop.js';
import { useOwnImages } from '../../../lib/public/own-images/index.js';
import { Dialog } from '../../feedback/dialog/index.js';
import { applyEdit } from './apply-edit.js';
import { type Edit, replace } from './edit.js';
import type { ImageDialog } from './image-dialog.js';
import { isImage, pastedFiles } from './image-files.js';

/** Words that stand in Markdown as they are, on one line. */
const plain = (words: string) =>
  words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]]/g, '\\$&');

/** Puts a picture in the place of what is selected, and the caret behind it. */
export function insertImage(edit: Edit, alt: string, address: string): Edit {
  const image = `![${plain(alt)}](${address})`;
  return replace(edit, edit.start, edit.end, image, edit.start + image.length, 0);
}

/** A picture that is being asked about, and where in the text it goes. */
interface Asked {
  at: Edit;
  file: File | undefined;
  refused: boolean;
}

/**
 * Lets pictures be chosen, pasted and dropped into a text, where the host keeps pictures.
 *
 * @param onBegin called when one is asked about, before it can be put in
 * @param onInserted called when it stands in the text
 */
export function useImageInsertion(
  area: RefObject<HTMLTextAreaElement | null>,
  { onBegin, onInserted }: { onBegin: () => void; onInserted: () => void },
) {
  const images = useOwnImages();
  const [asked, setAsked] = useState<Asked>();
  const [Asking, setAsking] = useState<typeof ImageDialog>();
  const made = useRef<Edit>(null);
  const keep = images?.keep;
  const [isOver, drop] = useDrop((files) => files.length > 0 && ask(files), keep === undefined);
  if (!keep) return { ask: undefined, isOver: false, targets: {}, dialog: null };

  const close = () => setAsked(undefined);

  function ask(files: readonly File[] = []) {
    if (!area.current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    const file = files.find(isImage);
    onBegin();
    setAsked({ at: { text, start, end }, file, refused: files.length > 0 && !file });
    // Most texts have no picture. Where the code does not come, the next try asks for it again.
    import('./image-dialog.js').then((part) => setAsking(() => part.ImageDialog), close);
  }

  /** Typed once the dialog has let go of the focus, so that undo takes it back like any other words. */
  function putIn(event: Event) {
    event.preventDefault();
    area.current?.focus();
    if (area.current && made.current) {
      applyEdit(area.current, made.current);
      onInserted();
    }
    made.current = null;
  }

  function paste(event: ClipboardEvent) {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    ask(files);
  }

  const dialog = (
    <Dialog open={asked !== undefined} onOpenChange={(open) => open || close()}>
      {asked && Asking && (
        <Asking
          file={asked.file}
          refused={asked.refused}
          alt={asked.at.text.slice(asked.at.start, asked.at.end)}
          keep={keep}
          describeError={images.describeError}
          onInsert={(address, alt) => {
            made.current = insertImage(asked.at, alt, address);
            close();
          }}
          onCancel={close}
          onGone={putIn}
        />
      )}
    </Dialog>
  );
  return { ask, isOver, targets: { ...drop, onPaste: paste }, dialog };
}
