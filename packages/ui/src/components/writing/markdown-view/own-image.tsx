import { useEffect, useState } from 'react';
import { IMAGE } from '../../../lib/internal/drawings/image.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useOwnImages } from '../../../lib/public/own-images/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

/** State of a picture; another address starts without one. */
type Opened = { address: string; url: string | undefined };

/** The object URL of a picture of the host's; undefined while it comes, `null` where it cannot be had. */
function useOpened(address: string): string | null | undefined {
  const open = useOwnImages()?.open;
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (!open) return;
    const leave = new AbortController();
    let url: string | undefined;
    const show = (blob?: Blob) => {
      if (leave.signal.aborted) return;
      url = blob && URL.createObjectURL(blob);
      setOpened({ address, url });
    };
    open(address, leave.signal).then(show, () => show());
    return () => {
      leave.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [open, address]);
  if (!open) return null;
  return opened?.address === address ? (opened.url ?? null) : undefined;
}

/** A picture that the host keeps; its description while it comes and where it cannot be had. */
export function OwnImage({ address, alt }: { address: string; alt: string }) {
  const strings = useTexts(moreTexts);
  const url = useOpened(address);
  if (url) return <img className="ui:h-auto ui:max-w-full ui:rounded-md" src={url} alt={alt} />;
  return (
    <span
      data-part="image"
      aria-busy={url === undefined || undefined}
      className="ui:inline-flex ui:max-w-full ui:items-start ui:gap-1.5 ui:rounded-md ui:border ui:border-border ui:border-dashed ui:px-2 ui:py-1 ui:text-sm ui:text-text-muted"
    >
      <Glyph of={IMAGE} className="ui:mt-0.5" />
      <span className="ui:min-w-0 ui:wrap-anywhere">
        {url === undefined ? alt : strings['markdownView.imageMissing'](alt)}
      </span>
    </span>
  );
}
