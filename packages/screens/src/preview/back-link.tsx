'use client';

import { BackIcon } from '@bank-soal/ui/icon';
import { Link } from '@bank-soal/ui/link';
import { Text } from '@bank-soal/ui/text';
import type { MouseEvent } from 'react';
import { usePreviewMessages } from '../messages/preview.js';

function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** 'Kembali ke pencarian': a real link, that goes back in the history where that is the same. */
export function BackLink({ href, onBack }: { href: string; onBack?: () => void }) {
  const previewMessages = usePreviewMessages();
  function press(event: MouseEvent) {
    if (!onBack || !isPlain(event)) return;
    event.preventDefault();
    onBack();
  }

  return (
    <Text as="span" size="sm">
      <Link href={href} tone="muted" display="standalone" onClick={press}>
        <BackIcon />
        {previewMessages.back}
      </Link>
    </Text>
  );
}
