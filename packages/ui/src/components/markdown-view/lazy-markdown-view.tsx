'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { loadPart } from '../../lib/internal/load-part/index.js';
import type { MarkdownViewProps } from './markdown-view.js';

const MARKDOWN = 'react-markdown rehype-sanitize remark-gfm';

function SourceView({ source }: MarkdownViewProps) {
  return <p className="ui:whitespace-pre-line ui:wrap-anywhere">{source}</p>;
}

/** Markdown is written to be read as it is, so its source stands in while or when nothing loads. */
const View = lazy<ComponentType<MarkdownViewProps>>(() =>
  loadPart(MARKDOWN, () => import('./markdown-view.js')).then(
    (part) => ({ default: part.MarkdownView }),
    () => ({ default: SourceView }),
  ),
);

/** A MarkdownView whose code is loaded when the first one is shown. */
export function LazyMarkdownView(props: MarkdownViewProps) {
  return (
    <Suspense fallback={<SourceView {...props} />}>
      <View {...props} />
    </Suspense>
  );
}
