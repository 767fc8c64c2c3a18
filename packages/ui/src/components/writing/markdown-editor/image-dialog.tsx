import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import type { OwnImages } from '../../../lib/public/own-images/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { DialogContent } from '../../feedback/dialog/index.js';
import { FileSlot } from '../../files/file-slot/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { IMAGE_ENDINGS } from './image-files.js';

export interface ImageDialogProps {
  /** The pasted or dropped picture; absent while none is chosen. */
  file: File | undefined;
  /** The file is no picture. */
  refused: boolean;
  /** The description that it begins with. */
  alt: string;
  keep: NonNullable<OwnImages['keep']>;
  describeError: OwnImages['describeError'];
  /** Called with the picture's address and description once it is kept. */
  onInsert: (address: string, alt: string) => void;
  onCancel: () => void;
  /** Called when it is gone, in place of bringing the focus back. */
  onGone: (event: Event) => void;
}

/** A chosen file as it looks; it says nothing that its name and description do not. */
function Thumbnail({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    picture.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <img
      ref={picture}
      alt=""
      className="ui:max-h-48 ui:max-w-full ui:self-center ui:rounded-md ui:border ui:border-border"
    />
  );
}

/** Asks for a picture and what is seen on it, and has the host keep it. What fails can be sent again. */
export function ImageDialog({
  file: first,
  refused,
  alt: words,
  keep,
  describeError,
  onInsert,
  onCancel,
  onGone,
}: ImageDialogProps) {
  const strings = useTexts(moreTexts);
  const [file, setFile] = useState(first);
  const [alt, setAlt] = useState(words);
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState(refused ? strings['markdownEditor.imageRefused'] : '');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const leave = useRef<AbortController>(null);
  const busy = share !== undefined;

  useEffect(() => () => leave.current?.abort(), []);

  function choose(next: File | undefined) {
    setFile(next);
    setProblem('');
    if (next) field.current?.focus();
  }

  async function insert() {
    if (busy) return;
    setAsked(true);
    if (!file) setProblem(strings['markdownEditor.imageMissing']);
    if (alt.trim() === '') field.current?.focus();
    if (!file || alt.trim() === '') return;
    const call = new AbortController();
    leave.current = call;
    setProblem('');
    setShare(0);
    try {
      const address = await keep(file, { signal: call.signal, onProgress: setShare });
      if (!call.signal.aborted) onInsert(address, alt);
    } catch (error) {
      if (call.signal.aborted) return;
      setProblem(describeError?.(error) || strings['markdownEditor.imageFailed']);
      setShare(undefined);
    }
  }

  /** The dialog stands in a form of the page: Enter is about the picture, not about that form. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void insert();
  }

  return (
    <DialogContent
      title={strings['markdownEditor.imageTitle']}
      description={strings['markdownEditor.imageText']}
      onOpenAutoFocus={(event) => {
        if (!first) return;
        event.preventDefault();
        field.current?.focus();
      }}
      onCloseAutoFocus={onGone}
      footer={
        <>
          <Button onClick={onCancel}>{strings['markdownEditor.cancel']}</Button>
          <Button variant="primary" busy={busy} onClick={() => void insert()}>
            {strings['markdownEditor.imageInsert']}
          </Button>
        </>
      }
    >
      <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-4">
        {file && <Thumbnail file={file} />}
        <FileSlot
          label={strings['markdownEditor.imageFile']}
          required
          accept={IMAGE_ENDINGS}
          hint={strings['markdownEditor.imageHint']}
          error={problem || undefined}
          disabled={busy}
          value={
            file
              ? [
                  {
                    id: 'image',
                    name: file.name,
                    size: file.size,
                    ...(busy && { status: 'uploading' as const, progress: share }),
                  },
                ]
              : []
          }
          onAdd={([added]) => choose(added)}
          onRemove={() => choose(undefined)}
        />
        <TextField
          ref={field}
          label={strings['markdownEditor.imageAlt']}
          hint={strings['markdownEditor.imageAltHint']}
          required
          autoComplete="off"
          error={asked && alt.trim() === '' ? strings['markdownEditor.imageAltMissing'] : undefined}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
          onKeyDown={press}
        />
      </div>
    </DialogContent>
  );
}
