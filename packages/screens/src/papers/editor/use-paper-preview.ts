'use client';

import type { Id } from '@bank-soal/contract/common';
import type { PaperBody } from '@bank-soal/contract/papers';
import { VARIANTS, type Variant } from '@bank-soal/contract/papers';
import type { PreviewChoice } from '@bank-soal/ui/papers';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-provider.js';
import { useDebounced } from '../../browser/use-debounced.js';
import { logFailure } from '../../data/log-failure.js';

/** The PDF of a paper as it stands, and what becomes of it. */
export interface PaperPages {
  /** The last PDF that could be made. */
  data: Blob | null;
  state: 'ready' | 'busy' | 'failed';
  /** What was thrown. */
  error: unknown;
  choice: PreviewChoice;
  onChoiceChange: (choice: PreviewChoice) => void;
  onRetry: () => void;
}

/** A pause in typing after which the pages are made anew, in milliseconds. */
const AFTER_MS = 600;

/** The choice as the wire has it; a variant that the paper has no more is the first. */
const asked = ({ part, variant }: PreviewChoice, variants: number) => ({
  part,
  variant: (VARIANTS.slice(0, variants).find((one) => one === variant) ?? 'A') satisfies Variant,
});

/**
 * Makes the pages of a paper after every change, as long as somebody looks at them.
 *
 * @param active nobody looks at them while it is false
 * @param paper in whose name they are made; undefined: of one that was never kept
 * @param mayWrite readers see the pages of what is kept, which no draft of theirs is
 */
export function usePaperPreview(
  body: PaperBody,
  active: boolean,
  paper: Id | undefined,
  mayWrite: boolean,
): PaperPages {
  const api = useApi();
  const [choice, setChoice] = useState<PreviewChoice>({ part: 'soal', variant: 'A' });
  const [again, setAgain] = useState(0);
  const [data, setData] = useState<Blob | null>(null);
  const [outcome, setOutcome] = useState<{ of: string; error?: unknown }>({ of: '' });
  const text = useDebounced(JSON.stringify(body), AFTER_MS);
  const { part, variant } = asked(choice, body.variants ?? 1);
  const wanted = `${again} ${part} ${variant} ${text}`;

  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    async function make() {
      try {
        const { signal } = stop;
        const query = { part, variant, ...(paper !== undefined && { paper: String(paper) }) };
        const made =
          paper === undefined || mayWrite
            ? api.previewPaper({ body: JSON.parse(text) as PaperBody, query, signal })
            : api.exportPaper({ id: paper, query: { format: 'pdf', part, variant }, signal });
        setData((await made).data);
        setOutcome({ of: wanted });
      } catch (error) {
        if (stop.signal.aborted) return;
        logFailure(error);
        setOutcome({ of: wanted, error });
      }
    }
    void make();
    return () => stop.abort();
  }, [api, active, text, part, variant, paper, mayWrite, wanted]);

  const settled = outcome.of === wanted;
  return {
    data,
    state: settled ? (outcome.error === undefined ? 'ready' : 'failed') : 'busy',
    error: settled ? outcome.error : undefined,
    choice: { part, variant },
    onChoiceChange: setChoice,
    onRetry: () => setAgain((count) => count + 1),
  };
}
