import { TEMPLATE_FILE_NAME } from '@bank-soal/contract/files';
import { useCallback, useState } from 'react';
import { useApi } from '../api/api-provider.js';
import { saveBlob } from '../data/save-blob.js';
import type { TemplateState } from './upload-view.js';

/** Fetches the template and saves it; rejects as the API does. */
function useTemplateDownload(): () => Promise<void> {
  const api = useApi();
  return useCallback(
    async () => saveBlob((await api.questionTemplate()).data, TEMPLATE_FILE_NAME),
    [api],
  );
}

/** The template's download, and how it went. */
export function useTemplate(): { template: TemplateState; download: () => void } {
  const fetchAndSave = useTemplateDownload();
  const [template, setTemplate] = useState<TemplateState>('idle');

  async function download() {
    if (template === 'loading') return;
    setTemplate('loading');
    try {
      await fetchAndSave();
      setTemplate('idle');
    } catch {
      setTemplate('failed');
    }
  }
  return { template, download: () => void download() };
}
