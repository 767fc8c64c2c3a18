import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { TextPreview, UnsupportedPreview } from '@bank-soal/ui/files';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { PdfViewer } from '@bank-soal/ui/pdf-viewer';
import { useEffect, useState } from 'react';
import { uploadTexts } from '../../indonesian/upload.js';

/** The text of a file; `null` until it is read, `'failed'` where it cannot be, such as one deleted meanwhile. */
function useTextOf(file: File): { text: string | null; state: 'loading' | 'failed' | 'ready' } {
  const [read, setRead] = useState<{ of: File; text: string | null }>();
  useEffect(() => {
    let current = true;
    async function readText() {
      const text = await file.text().catch(() => null);
      if (current) setRead({ of: file, text });
    }
    void readText();
    return () => {
      current = false;
    };
  }, [file]);
  if (read?.of !== file) return { text: null, state: 'loading' };
  return { text: read.text, state: read.text === null ? 'failed' : 'ready' };
}

function TextOf({ file }: { file: File }) {
  const messages = useTexts(uploadTexts);
  return <TextPreview label={file.name} failedText={messages.lookFailed} {...useTextOf(file)} />;
}

function Look({ file }: { file: File }) {
  const messages = useTexts(uploadTexts);
  if (/\.pdf$/i.test(file.name)) {
    return <PdfViewer label={file.name} data={file} failedText={messages.lookFailed} />;
  }
  if (/\.txt$/i.test(file.name)) return <TextOf file={file} />;
  return <UnsupportedPreview name={file.name} type="docx" message={messages.lookDocument} />;
}

/** A chosen file as it lies on the device, before it is sent. */
export function LookDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const messages = useTexts(uploadTexts);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={file.name} description={messages.lookHint} size="xl" phone="full">
        <Look file={file} />
      </DialogContent>
    </Dialog>
  );
}
