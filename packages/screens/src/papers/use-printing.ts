import { useEffect, useState } from 'react';
import { useStableCallback } from '../browser/use-stable-callback.js';

/**
 * Prints the form as it was asked for. Afterwards it is the plain one again, which the browser's own
 * command prints too.
 *
 * @param print shows the browser's dialog
 */
export function usePrinting(print: () => void): {
  printsFacts: boolean;
  onPrint: (withFacts: boolean) => void;
} {
  const [asked, setAsked] = useState<{ withFacts: boolean }>();
  const show = useStableCallback(print);

  // The dialog shows what is drawn by then.
  useEffect(() => {
    if (asked) show();
  }, [asked, show]);

  useEffect(() => {
    const done = () => setAsked(undefined);
    addEventListener('afterprint', done);
    return () => removeEventListener('afterprint', done);
  }, []);

  return {
    printsFacts: asked?.withFacts ?? false,
    onPrint: (withFacts) => setAsked({ withFacts }),
  };
}
