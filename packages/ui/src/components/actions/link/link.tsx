'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { EXTERNAL_LINK } from '../../../lib/internal/drawings/external-link.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { basicTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { PlainLink } from './plain-link.js';

const link = cva('ui:rounded-sm ui:focus-ring ui:wrap-anywhere ui:underline-offset-4', {
  variants: {
    tone: {
      brand: 'ui:text-brand-text ui:hover:decoration-2',
      neutral: 'ui:text-text ui:hover:decoration-2',
      muted: 'ui:text-text-muted ui:hover:text-text',
    },
    display: {
      inline: 'ui:underline',
      standalone:
        'ui:inline-flex ui:min-h-6 ui:max-w-full ui:items-center ui:gap-1.5 ui:font-medium ui:touch-target ui:hover:underline',
    },
  },
});

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads; the host's link component receives it. */
  href: string;
  /**
   * `brand` stands out, `neutral` is for titles and lists, `muted` for what is secondary.
   * @default 'brand'
   */
  tone?: 'brand' | 'neutral' | 'muted';
  /**
   * `inline` is underlined, inside sentences; `standalone` stands by itself.
   * @default 'inline'
   */
  display?: 'inline' | 'standalone';
  /**
   * Leads to another site: opens a new tab, shows a mark and says so.
   * @default false
   */
  external?: boolean;
}

/** Leads to another place. What starts something is a Button. */
export function Link({
  tone = 'brand',
  display = 'inline',
  external = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const strings = useTexts(basicTexts);
  const look = cn(link({ tone, display }), className);
  if (!external) {
    return (
      <PlainLink data-component="link" className={look} {...rest}>
        {children}
      </PlainLink>
    );
  }
  return (
    <a data-component="link" className={look} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <Glyph
        of={EXTERNAL_LINK}
        size={14}
        className={
          display === 'inline' ? 'ui:ms-1 ui:inline ui:align-baseline' : 'ui:inline ui:shrink-0'
        }
      />
      <span className="ui:sr-only"> ({strings['link.external']})</span>
    </a>
  );
}
