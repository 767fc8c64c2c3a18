import { useState } from 'react';
import { PdfViewer } from '../../../components/files/pdf-viewer/index.js';

interface Version {
  id: number;
  data: Uint8Array | Blob;
  /** The page that the one before was read at. */
  start: number;
}

export interface SteadyPdfProps {
  label: string;
  data: Uint8Array | Blob;
  /** Another one is another document, which begins on its first page. */
  document: string;
  height: number | string;
  /** Called with the bytes that are seen now. */
  onShown: (data: Uint8Array | Blob) => void;
}

/** A PDF that is replaced while it is read: the old page stands until the new one is drawn in its place. */
export function SteadyPdf({ label, data, document, height, onShown }: SteadyPdfProps) {
  const [page, setPage] = useState(1);
  const [shownDocument, setShownDocument] = useState(document);
  const [newest, setNewest] = useState<Version>({ id: 0, data, start: 1 });
  const [shown, setShown] = useState<Version>();
  if (newest.data !== data) {
    setNewest({ id: newest.id + 1, data, start: document === shownDocument ? page : 1 });
    setShownDocument(document);
  }

  function show(version: Version) {
    setShown(version);
    onShown(version.data);
  }

  const versions = shown && shown.id !== newest.id ? [shown, newest] : [newest];
  return (
    <div className="ui:grid ui:min-w-0">
      {versions.map((version) => {
        const covered = version !== versions[0];
        return (
          <div
            key={version.id}
            inert={covered}
            style={{ gridArea: '1 / 1', visibility: covered ? 'hidden' : undefined }}
            className="ui:min-w-0"
          >
            <PdfViewer
              label={label}
              data={version.data}
              style={{ height }}
              startPage={version.start}
              onPageChange={covered ? undefined : setPage}
              onLoaded={() => show(version)}
              onUnreadable={() => show(version)}
            />
          </div>
        );
      })}
    </div>
  );
}
