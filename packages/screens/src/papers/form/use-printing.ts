import { useEffect, useState } from 'react';
import { useStableCallback } from '../../browser/use-stable-callback.js';

/**
 * Prints what was asked for. Afterwards it is the plain one again, which the browser's own command
 * prints too.
 *
 * @param print shows the browser's dialog
 * @param plain what is printed when nothing was asked for
 */
export function usePrinting<What>(
  print: () => void,
  plain: What,
): { printed: What; onPrint: (what: What) => void } {
  const [asked, setAsked] = useState<{ what: What }>();
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
    printed: asked ? asked.what : plain,
    onPrint: (what) => setAsked({ what }),
  };
}
