'use client';

import { cva } from 'class-variance-authority';
import { Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../lib/internal/cn/index.js';
import { indonesian, useStrings } from '../../lib/public/strings/index.js';
import { Button } from '../button/index.js';
import { Container } from '../container/index.js';

const banner = cva('ui:border-b ui:text-sm ui:text-text ui:print:hidden', {
  variants: {
    tone: {
      info: 'ui:border-brand-border ui:bg-brand-soft',
      warning: 'ui:border-warning-border ui:bg-warning-soft',
      danger: 'ui:border-danger-border ui:bg-danger-soft',
    },
  },
});

const mark = cva('ui:flex ui:h-5 ui:shrink-0 ui:items-center', {
  variants: {
    tone: {
      info: 'ui:text-brand-text',
      warning: 'ui:text-warning-text',
      danger: 'ui:text-danger-text',
    },
  },
});

const ICONS = { info: Info, warning: TriangleAlert, danger: OctagonAlert };

/** Props of {@link Banner}. */
export interface BannerProps extends ComponentPropsWithRef<'section'> {
  /**
   * Colour and icon; the text says the same in words.
   * @default 'info'
   */
  tone?: 'info' | 'warning' | 'danger';
  /** Names the region for readers: 'Pengumuman', 'Mode demo'. */
  label: string;
  /** A button or link that helps. */
  action?: ReactNode;
  /** Shows a button that takes the banner away. */
  onDismiss?: () => void;
  /**
   * Name of that button.
   * @default 'Tutup pesan'
   */
  dismissLabel?: string;
}

/** Something that holds for the whole site, from edge to edge above or below the header. */
export function Banner({
  tone = 'info',
  label,
  action,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...rest
}: BannerProps) {
  const strings = useStrings(indonesian);
  const Icon = ICONS[tone];
  return (
    <section
      data-component="banner"
      data-tone={tone}
      aria-label={label}
      className={cn(banner({ tone }), className)}
      {...rest}
    >
      <Container className="ui:flex ui:items-center ui:gap-3 ui:py-2">
        <span className={mark({ tone })}>
          <Icon aria-hidden size={16} />
        </span>
        <div className="ui:flex ui:min-w-0 ui:grow ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-4 ui:gap-y-2">
          <div className="ui:min-w-0 ui:wrap-anywhere">{children}</div>
          {action}
        </div>
        {onDismiss ? (
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={dismissLabel ?? strings['alert.close']}
            className="ui:-me-2"
            onClick={onDismiss}
          >
            <X aria-hidden size={16} />
          </Button>
        ) : null}
      </Container>
    </section>
  );
}
