'use client';

import { TEMPLATE_FILE_NAME } from '@bank-soal/contract/files';
import { useCallback } from 'react';
import { useContributionApi } from '../api/contribution-api-provider.js';
import { saveBlob } from './save-blob.js';

/** Fetches the template and saves it; rejects as the API does. */
export function useTemplateDownload(): () => Promise<void> {
  const api = useContributionApi();
  return useCallback(async () => saveBlob(await api.questionTemplate(), TEMPLATE_FILE_NAME), [api]);
}
