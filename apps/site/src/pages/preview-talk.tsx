import { TalkApiProvider } from '@bank-soal/screens/api';
import { SetTalkScreen, type SetTalkScreenProps } from '@bank-soal/screens/talk';
import { useLocation } from 'react-router-dom';
import { talk } from '../my-apis.js';

/** What is said of a set; loaded for who is signed in. A notice names one comment behind the `#`. */
export default function PreviewTalk(props: SetTalkScreenProps) {
  const { hash } = useLocation();
  const [, comment] = /^#komentar-(\d+)$/.exec(hash) ?? [];
  return (
    <TalkApiProvider api={talk}>
      <SetTalkScreen {...props} comment={comment === undefined ? undefined : Number(comment)} />
    </TalkApiProvider>
  );
}
