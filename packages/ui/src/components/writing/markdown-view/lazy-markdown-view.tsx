'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { loadPart } from '../../../lib/internal/load-part.js';
import type { MarkdownViewProps } from './markdown-view.js';
import { plainLine } from './plain-line.js';

const MARKDOWN = 'react-markdown rehype-sanitize remark-gfm';

function SourceView({ source }: MarkdownViewProps) {
  return <p className="ui:whitespace-pre-line ui:wrap-anywhere">{source}</p>;
}

const PlainLine = ({ source }: Pick<MarkdownViewProps, 'source'>) => plainLine(source);

const load = () => loadPart(MARKDOWN, () => import('./markdown-view.js'));

/** Markdown is written to be read as it is, so its source stands in while or when nothing loads. */
const View = lazy<ComponentType<MarkdownViewProps>>(() =>
  load().then(
    (part) => ({ default: part.MarkdownView }),
    () => ({ default: SourceView }),
  ),
);

const Line = lazy<ComponentType<Pick<MarkdownViewProps, 'source'>>>(() =>
  load().then(
    (part) => ({ default: part.MarkdownLine }),
    () => ({ default: PlainLine }),
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

/** The first line of a text in Markdown, rendered within a line: the name of what has no other. */
export function LazyMarkdownLine(props: Pick<MarkdownViewProps, 'source'>) {
  return (
    <Suspense fallback={<PlainLine {...props} />}>
      <Line {...props} />
    </Suspense>
  );
}
