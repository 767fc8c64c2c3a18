import { ApiError, NetworkError, type Told } from '../../api/errors.js';
import { adminTexts } from '../../indonesian/admin.js';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { useWording } from '../../texts/use-wording.js';

/** Sentence of a failed call: the server's failure when there is one, else the screen's. */
export function failureSentence(error: unknown, fallback: string): Told {
  return (error instanceof ApiError && error.told) || fallback;
}

/** The reason inside a sentence such as 'Gagal menyimpan dosen: {reason}'. */
export function failureReason(
  error: unknown,
  unknown: string,
  { offline }: Pick<ScreenTexts['admin'], 'offline'> = adminTexts,
): Told {
  if (error instanceof NetworkError) return offline;
  return failureSentence(error, unknown);
}

/** The server's reason, in words; nothing where it gave none. */
export function useFailureDetail(): (error: unknown) => string | undefined {
  const inWords = useWording();
  return (error) => inWords(failureSentence(error, '')) || undefined;
}
