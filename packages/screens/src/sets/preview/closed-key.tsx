import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { KeyIcon, LoginIcon } from '@bank-soal/ui/icon';
import { formatMoment, useFormatOptions } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Text } from '@bank-soal/ui/text';
import { ApiError } from '../../api/errors.js';
import { previewTexts } from '../../indonesian/preview.js';
import type { QuestionSet } from '../../model/sets/question-set.js';

/** A file that was refused, since its key has closed meanwhile. */
interface ClosedKeyRefusal {
  /** When it opens by its date alone, ISO 8601; `null` when no date opens it for this reader. */
  opensAt: string | null;
}

/** Closed key that a refused call reports; `undefined` when it was refused for something else. */
export function closedKeyOf(error: unknown): ClosedKeyRefusal | undefined {
  const failure = error instanceof ApiError ? error.failure : undefined;
  if (failure?.code !== 'key-closed') return undefined;
  const opensAt = failure['opensAt'];
  return { opensAt: typeof opensAt === 'string' ? opensAt : null };
}

/** Props of {@link ClosedKey} and {@link ClosedKeyLine}. */
export interface ClosedKeyProps {
  /** A set whose key is there, and closed to this reader. */
  set: Pick<QuestionSet, 'keyFrom'>;
  /** Leads to the login and back; only for who has not signed in. */
  onLogin?: (() => void) | undefined;
}

/** Sentence about a closed key, and the way on. */
function useClosedKey({ set: { keyFrom }, onLogin }: ClosedKeyProps) {
  const { key } = useTexts(previewTexts);
  const options = useFormatOptions();
  return {
    title: keyFrom ? key.opens(formatMoment(keyFrom, options)) : key.closed,
    description: keyFrom ? key.byItself : onLogin ? key.signIn : key.notYours,
    login: !keyFrom && onLogin && (
      <Button size="sm" icon={<LoginIcon />} onClick={onLogin}>
        {key.login}
      </Button>
    ),
  };
}

/** Why the key cannot be opened, and when or how it can. */
export function ClosedKey(props: ClosedKeyProps) {
  const { title, description, login } = useClosedKey(props);
  return (
    <Alert role="none" icon={<KeyIcon />} title={title} action={login}>
      {description}
    </Alert>
  );
}

/** The same in a line, for where the key would be. */
export function ClosedKeyLine(props: ClosedKeyProps) {
  const { title, login } = useClosedKey(props);
  return (
    <Cluster>
      <KeyIcon />
      <Text as="span" size="sm">
        {title}
      </Text>
      {login}
    </Cluster>
  );
}
