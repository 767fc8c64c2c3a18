import { createHttpTalkApi, TalkApiProvider } from '@bank-soal/screens/api';
import { SetTalkScreen, type SetTalkScreenProps } from '@bank-soal/screens/talk';
import { accessToken } from '../session.js';

const api = createHttpTalkApi({ accessToken });

/** What is said of a set; loaded for who is signed in. */
export default function PreviewTalk(props: SetTalkScreenProps) {
  return (
    <TalkApiProvider api={api}>
      <SetTalkScreen {...props} />
    </TalkApiProvider>
  );
}
