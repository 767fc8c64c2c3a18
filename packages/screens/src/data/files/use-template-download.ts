'use client';

import { TEMPLATE_FILE_NAME } from '@bank-soal/contract/files';
import { useCallback } from 'react';
import { useApi } from '../../api/api-provider.js';
import { saveBlob } from '../save-blob.js';

/** Fetches the template and saves it; rejects as the API does. */
export function useTemplateDownload(): () => Promise<void> {
  const api = useApi();
  return useCallback(
    async () => saveBlob((await api.questionTemplate()).data, TEMPLATE_FILE_NAME),
    [api],
  );
}
