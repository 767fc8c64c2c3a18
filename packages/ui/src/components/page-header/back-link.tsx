'use client';

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { HostLink } from '../../lib/link-provider/index.js';

const LOOK =
  'ui:-ms-1 ui:inline-flex ui:max-w-full ui:cursor-pointer ui:items-center ui:gap-1.5 ui:rounded-sm ui:px-1 ui:py-0.5 ui:font-medium ui:text-sm ui:text-text-muted ui:no-underline ui:focus-ring ui:touch-target ui:wrap-anywhere ui:hover:text-text ui:hover:underline ui:hover:underline-offset-4 ui:print:hidden';

/** Props of {@link BackLink}. */
export interface BackLinkProps {
  /** Where it leads; without it a button is rendered that only calls `onClick`. */
  href?: string;
  /** Called on a press, such as to leave a form of the same page. */
  onClick?: () => void;
  /** Says where it leads: 'Kembali ke pencarian'. */
  children: ReactNode;
}

/** The way back, above the title of a page. */
export function BackLink({ href, onClick, children }: BackLinkProps) {
  const content = (
    <>
      <ArrowLeft aria-hidden size={16} strokeWidth={1.5} className="ui:shrink-0" />
      {children}
    </>
  );
  return href === undefined ? (
    <button data-component="back-link" type="button" className={LOOK} onClick={onClick}>
      {content}
    </button>
  ) : (
    <HostLink data-component="back-link" href={href} className={LOOK} onClick={onClick}>
      {content}
    </HostLink>
  );
}
