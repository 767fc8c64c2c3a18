'use client';

import { type ComponentPropsWithRef, useId } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { ScrollRegion } from '../../layout/scroll-region/index.js';

export interface CodeBlockProps extends ComponentPropsWithRef<'figure'> {
  /** Name of the language as people read it, such as `Python`; shown above the code. */
  language?: string;
  /**
   * Names the block for screen readers while it scrolls.
   * @default 'Kode' with the language
   */
  label?: string;
}

/** Lines of code as they are: spaces kept, long lines scroll inside the block. */
export function CodeBlock({ language, label, className, children, ...rest }: CodeBlockProps) {
  const strings = useTexts(moreTexts);
  const id = useId();
  return (
    <figure
      data-component="code-block"
      className={cn(
        'ui:min-w-0 ui:rounded-md ui:border ui:border-border ui:bg-surface-sunken ui:text-text',
        className,
      )}
      aria-labelledby={language ? id : undefined}
      {...rest}
    >
      {language && (
        <figcaption
          id={id}
          data-part="language"
          className="ui:border-border ui:border-b ui:px-3 ui:py-1 ui:font-medium ui:text-text-muted ui:text-xs"
        >
          {language}
        </figcaption>
      )}
      <ScrollRegion
        as="pre"
        label={label ?? strings['codeBlock.label'](language ?? '')}
        className="ui:rounded-md ui:p-3"
      >
        <code className="ui:block ui:w-max ui:font-mono ui:text-sm ui:min-w-full ui:whitespace-pre ui:print:w-auto ui:print:whitespace-pre-wrap">
          {children}
        </code>
      </ScrollRegion>
    </figure>
  );
}
