'use client';

import { SetList, type SetListScreenProps } from '../index.js';
import { type BrowseViewMode, browseAddress } from './browse-state.js';
import { BrowseView } from './browse-view.js';

export type BrowseScreenProps = SetListScreenProps<BrowseViewMode>;

/** Browses all sets, which are live. */
export function BrowseScreen({ hrefs, placeKey, ...address }: BrowseScreenProps) {
  return (
    <SetList address={browseAddress} {...address}>
      {(list) => (
        <BrowseView
          {...list}
          createHref={hrefs.create}
          uploadHref={hrefs.upload}
          previewHref={hrefs.preview}
          placeKey={placeKey}
        />
      )}
    </SetList>
  );
}
