'use client';

import { lazy, Suspense } from 'react';
import { useStrings } from '../../lib/strings/index.js';

const MarkdownView = lazy(async () => {
  const { MarkdownView: View } = await import('../markdown-view/index.js');
  return { default: View };
});

/** The text as readers will see it; as high as the field that it stands in for. */
export function PreviewPane({ id, source }: { id: string; source: string }) {
  const strings = useStrings();
  const quiet = 'ui:text-sm ui:text-text-muted';
  return (
    <section
      id={id}
      data-part="preview"
      aria-label={strings['markdownEditor.preview']}
      // A scrolling area has to be reachable by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="ui:focus-ring ui:focus-visible:-outline-offset-2 ui:max-h-100 ui:min-h-50 ui:overflow-y-auto ui:rounded-b-md ui:p-3"
    >
      {source.trim() === '' ? (
        <p className={quiet}>{strings['markdownEditor.nothing']}</p>
      ) : (
        <Suspense
          fallback={
            <p className={`${quiet} ui:appear-late`}>{strings['markdownEditor.loading']}</p>
          }
        >
          <MarkdownView source={source} />
        </Suspense>
      )}
    </section>
  );
}
