'use client';

import { Link } from '@bank-soal/ui/link';
import type { MouseEvent, ReactNode } from 'react';

/** Leads to another part of the page, without a trace in the address, which holds other things. */
export function JumpLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  function jump(event: MouseEvent) {
    event.preventDefault();
    const target = document.getElementById(targetId);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start' });
  }

  return (
    <Link href={`#${targetId}`} onClick={jump}>
      {children}
    </Link>
  );
}
