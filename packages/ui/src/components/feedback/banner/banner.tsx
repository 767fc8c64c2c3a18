import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import {
  NOTICE_ROW,
  Notice,
  type NoticeProps,
  noticeStyle,
} from '../../../lib/internal/notice/index.js';
import { Container } from '../../layout/container/index.js';

export interface BannerProps extends NoticeProps, ComponentPropsWithRef<'section'> {
  /**
   * Colour and icon; the text says the same in words.
   * @default 'info'
   */
  tone?: 'info' | 'warning' | 'danger';
  /** Names the region for readers: 'Pengumuman', 'Mode demo'. */
  label: string;
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
  return (
    <section
      data-component="banner"
      data-tone={tone}
      aria-label={label}
      className={cn(noticeStyle({ tone }), 'ui:border-b ui:print:hidden', className)}
      {...rest}
    >
      <Container className={cn(NOTICE_ROW, 'ui:py-2')}>
        <Notice tone={tone} action={action} onDismiss={onDismiss} dismissLabel={dismissLabel}>
          {children}
        </Notice>
      </Container>
    </section>
  );
}
