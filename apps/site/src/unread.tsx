import { TalkApiProvider } from '@bank-soal/screens/api';
import { UnreadBadge } from '@bank-soal/screens/notices';
import { talk } from './my-apis.js';

/** How many notices the signed-in person has not read. */
export default function Unread() {
  return (
    <TalkApiProvider api={talk}>
      <UnreadBadge />
    </TalkApiProvider>
  );
}
