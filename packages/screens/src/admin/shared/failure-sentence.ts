import { type Explanation, NetworkError } from '../../api/errors.js';
import { adminTexts } from '../../indonesian/admin.js';
import { explanationOf } from '../../model/failure-reason.js';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { useWording } from '../../texts/use-wording.js';

/** The reason inside a sentence such as 'Gagal menyimpan dosen: {reason}'. */
export function failureReason(
  error: unknown,
  unknown: string,
  { offline }: Pick<ScreenTexts['admin'], 'offline'> = adminTexts,
): Explanation {
  if (error instanceof NetworkError) return offline;
  return explanationOf(error, unknown);
}

/** The server's reason, in words; nothing where it gave none. */
export function useFailureDetail(): (error: unknown) => string | undefined {
  const inWords = useWording();
  return (error) => inWords(explanationOf(error, '')) || undefined;
}
