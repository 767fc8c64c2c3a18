import type { CSSProperties } from 'react';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { LazyMarkdownView } from '../markdown-view/index.js';

/** The text as readers will see it; as high as the field that it stands in for. */
export function PreviewPane({
  id,
  source,
  style,
}: {
  id: string;
  source: string;
  style?: CSSProperties;
}) {
  const strings = useTexts(moreTexts);
  return (
    <section
      id={id}
      data-part="preview"
      aria-label={strings['markdownEditor.preview']}
      // A scrolling area has to be reachable by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      style={style}
      className="ui:max-h-100 ui:min-h-50 ui:focus-ring ui:overflow-y-auto ui:rounded-b-md ui:p-3 ui:focus-visible:-outline-offset-2"
    >
      {source.trim() === '' ? (
        <p className="ui:text-sm ui:text-text-muted">{strings['markdownEditor.nothing']}</p>
      ) : (
        <LazyMarkdownView source={source} />
      )}
    </section>
  );
}
