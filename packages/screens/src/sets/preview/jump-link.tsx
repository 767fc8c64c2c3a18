import { Link } from '@bank-soal/ui/link';
import type { MouseEvent, ReactNode } from 'react';

/** Leads to another part of the page, without a trace in the address, which holds other things. */
export function JumpLink({
  targetId,
  onJump,
  children,
}: {
  targetId: string;
  /** Goes there: it may have to be shown first. */
  onJump: () => void;
  children: ReactNode;
}) {
  function jump(event: MouseEvent) {
    event.preventDefault();
    onJump();
  }

  return (
    <Link href={`#${targetId}`} onClick={jump}>
      {children}
    </Link>
  );
}
