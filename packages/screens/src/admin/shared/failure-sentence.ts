import { ApiError, NetworkError, type Told } from '../../api/errors.js';
import { adminTexts } from '../../indonesian/admin.js';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { useWording } from '../../texts/use-wording.js';

/** What a failed call says: the server's failure when there is one, else the screen's. */
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

/** What the server gave as the reason, in words; nothing where it gave none. */
export function useFailureDetail(): (error: unknown) => string | undefined {
  const inWords = useWording();
  return (error) => inWords(failureSentence(error, '')) || undefined;
}
