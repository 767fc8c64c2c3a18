import { useTexts } from '@bank-soal/ui/lib/texts';
import { useMemo, useRef, useState } from 'react';
import { fileTexts } from '../../indonesian/file.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { type DownloadChoice, useDownload } from './use-download.js';

/** Sentence of a failed download, and its place on the page: the key of the clicked button. */
export interface DownloadNotice {
  key: number;
  sentence: string;
}

/** The downloads of a page. A key is the id of what carries the button: a set, or a file. */
export interface Downloads {
  /** Keys of the downloads under way. */
  busy: ReadonlySet<number>;
  notice: DownloadNotice | undefined;
  /** Fetches and saves; without a file the notice says that there is none. */
  start: (key: number, set: QuestionSet, what: DownloadChoice | undefined) => void;
  dismiss: () => void;
}

/**
 * Keeps the downloads of a page: one at a time for each button.
 *
 * @param explain what is said of a refusal that the page knows more of; the same function each time
 */
export function useDownloads(explain?: (error: unknown) => string | undefined): Downloads {
  const fileMessages = useTexts(fileTexts);
  const download = useDownload();
  const running = useRef(new Set<number>());
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [notice, setNotice] = useState<DownloadNotice>();

  const actions = useMemo(() => {
    async function fetchAndSave(key: number, set: QuestionSet, what: DownloadChoice) {
      running.current.add(key);
      setBusy(new Set(running.current));
      try {
        await download(set, what);
      } catch (error) {
        setNotice({ key, sentence: explain?.(error) ?? fileMessages.downloadFailed });
      } finally {
        running.current.delete(key);
        setBusy(new Set(running.current));
      }
    }
    return {
      start(key: number, set: QuestionSet, what: DownloadChoice | undefined) {
        if (running.current.has(key)) return;
        setNotice(what ? undefined : { key, sentence: fileMessages.noQuestionFile });
        if (what) void fetchAndSave(key, set, what);
      },
      dismiss: () => setNotice(undefined),
    };
  }, [download, explain, fileMessages]);
  return { busy, notice, ...actions };
}
