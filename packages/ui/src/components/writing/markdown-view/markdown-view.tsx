'use client';

import { type ComponentPropsWithRef, useId, useMemo } from 'react';
import Markdown from 'react-markdown';
import { cn } from '../../../lib/internal/cn/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { elementsFrom } from './elements.js';
import { sourceLine } from './plain-line.js';
import { pluginsFor } from './plugins.js';
import { safeImage, safeLink } from './safe-link.js';
import { useExtras } from './use-extras.js';

const ELEMENTS = elementsFrom(6);
/** A line is of what stands within one, and of no link: it names what is pressed as a whole. */
const NOT_INLINE = ['p', 'ul', 'ol', 'li', 'a', 'input'];

/** Renders the first line of a text that says something. */
export function MarkdownLine({ source }: Pick<MarkdownViewProps, 'source'>) {
  const line = sourceLine(source);
  const extras = useExtras(line);
  return useMemo(
    () => (
      <Markdown
        {...pluginsFor(extras)}
        components={ELEMENTS}
        disallowedElements={NOT_INLINE}
        unwrapDisallowed
      >
        {line}
      </Markdown>
    ),
    [line, extras],
  );
}

export interface MarkdownViewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The text, in GitHub's Markdown. HTML inside is shown as typed; `$$`, and `$` by Pandoc's rule, is maths. */
  source: string;
  /**
   * Level of the highest heading in the outline of the page; those below follow without gaps.
   * @default 3
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
}

/** Shows a text written in Markdown. Links keep the permitted protocols only. */
export function MarkdownView({ source, headingLevel = 3, className, ...rest }: MarkdownViewProps) {
  const strings = useTexts(moreTexts);
  const notes = useId();
  const extras = useExtras(source);
  const content = useMemo(
    () => (
      <Markdown
        {...pluginsFor(extras)}
        components={elementsFrom(headingLevel)}
        urlTransform={(address, key) => (key === 'src' ? safeImage : safeLink)(address)}
        remarkRehypeOptions={{
          clobberPrefix: `${notes}-`,
          footnoteLabel: strings['markdownView.footnotes'],
          footnoteLabelProperties: {},
          footnoteBackLabel: (note) => strings['markdownView.footnoteBack'](String(note + 1)),
        }}
      >
        {source}
      </Markdown>
    ),
    [source, headingLevel, extras, notes, strings],
  );
  return (
    <div
      data-component="markdown-view"
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:gap-4 ui:text-base ui:text-text', className)}
      {...rest}
    >
      {content}
    </div>
  );
}
