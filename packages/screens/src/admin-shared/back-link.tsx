'use client';

import { BackIcon } from '@bank-soal/ui/icon';
import { Link } from '@bank-soal/ui/link';
import type { MouseEvent, ReactNode } from 'react';

function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** The way back: a real link, that goes back within the screen on a plain press. */
export function BackLink({
  href,
  onBack,
  children,
}: {
  href: string;
  onBack: () => void;
  children: ReactNode;
}) {
  function press(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    onBack();
  }

  return (
    <Link href={href} tone="muted" display="standalone" onClick={press}>
      <BackIcon />
      {children}
    </Link>
  );
}
