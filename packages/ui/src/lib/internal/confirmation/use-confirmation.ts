import { useState } from 'react';

/** Runs the confirmed work once at a time and keeps how it went. */
export function useConfirmation(work: () => Promise<unknown> | unknown, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);

  async function run() {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (reason) {
      setFailure({ reason });
      setBusy(false);
      return;
    }
    onDone();
  }

  return { busy, failure, run };
}
