'use client';

import { useState } from 'react';
import { useTemplateDownload } from '../data/files/use-template-download.js';
import type { TemplateState } from './upload-view.js';

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
