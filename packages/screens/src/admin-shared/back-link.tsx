'use client';

import { Button } from '@bank-soal/ui/button';
import { BackIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { Link } from '@bank-soal/ui/link';
import type { MouseEvent, ReactNode } from 'react';

function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** The way back: a real link, that goes back within the screen on a plain press. */
export function BackLink({
  href,
  onBack,
  look = 'link',
  children,
}: {
  href: string;
  onBack: () => void;
  /**
   * Drawn as a link, or as a button among others.
   * @default 'link'
   */
  look?: 'link' | 'button';
  children: ReactNode;
}) {
  function press(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    onBack();
  }

  if (look === 'button') {
    return (
      <Button asChild>
        <HostLink href={href} onClick={press}>
          <BackIcon />
          {children}
        </HostLink>
      </Button>
    );
  }
  return (
    <Link href={href} tone="muted" display="standalone" onClick={press}>
      <BackIcon />
      {children}
    </Link>
  );
}
