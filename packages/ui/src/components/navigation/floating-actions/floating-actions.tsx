'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

export interface FloatingActionsProps extends ComponentPropsWithRef<'nav'> {
  /**
   * Name of the group.
   * @default 'Tindakan cepat'
   */
  label?: string;
}

/**
 * One or two links of a page that lists many things: among the `actions` of its `PageHeader`, early in the
 * order of the document. Below 48 rem the primary one floats at the thumb's place.
 */
export function FloatingActions({ label, className, ...rest }: FloatingActionsProps) {
  const strings = useTexts(frameTexts);
  return (
    <nav
      data-component="floating-actions"
      aria-label={label ?? strings['floatingActions.label']}
      className={cn('ui:contents ui:print:hidden', className)}
      {...rest}
    />
  );
}
