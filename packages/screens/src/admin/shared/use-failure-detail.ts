import { useWording } from '../../texts/use-wording.js';
import { failureSentence } from './failure-sentence.js';

/** What the server gave as the reason, in words; nothing where it gave none. */
export function useFailureDetail(): (error: unknown) => string | undefined {
  const inWords = useWording();
  return (error) => inWords(failureSentence(error, '')) || undefined;
}
