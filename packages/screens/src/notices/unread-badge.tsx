'use client';

import { CountBadge } from '@bank-soal/ui/count-badge';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useUnreadCount } from '../data/talk/use-notices.js';
import { noticesTexts } from '../indonesian/notices.js';

/** How many notices are not read, for the person's button; needs an `ApiProvider` above it. */
export function UnreadBadge() {
  const messages = useTexts(noticesTexts);
  const { formatCount } = useFormats();
  const count = useUnreadCount();
  return <CountBadge count={count} label={messages.unread(formatCount(count))} />;
}
