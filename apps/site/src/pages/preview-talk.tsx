import { SetTalkScreen, type SetTalkScreenProps } from '@bank-soal/screens/talk';
import { useLocation } from 'react-router-dom';

/** Comments on a set; loaded for signed-in people. A notice names one comment behind the `#`. */
export default function PreviewTalk(props: SetTalkScreenProps) {
  const { hash } = useLocation();
  const [, comment] = /^#komentar-(\d+)$/.exec(hash) ?? [];
  return <SetTalkScreen {...props} comment={comment === undefined ? undefined : Number(comment)} />;
}
