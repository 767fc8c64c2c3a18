import type { ReactNode } from 'react';
import type { PreviewChoice } from './preview-choices.js';

/** The pages of a preview, and what becomes of them. */
export interface PreviewPages {
  /** The last PDF that could be made; stays while another one is. Keep the same object. */
  data: Uint8Array | Blob | null;
  /** State: `busy` while another one is made, `failed` when that did not work. */
  state: 'ready' | 'busy' | 'failed';
  /** Why it failed. */
  reason?: ReactNode;
  /** The previewed part. */
  choice: PreviewChoice;
  /** Called when another part or variant is chosen. */
  onChoiceChange: (choice: PreviewChoice) => void;
  /** How many variants the paper has. */
  variants: number;
  /** Makes it again; without it there is no such button. */
  onRetry?: () => void;
  /** Stands at the end of the line above, such as downloads. */
  actions?: ReactNode;
}
