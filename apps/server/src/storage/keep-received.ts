import type { ReceivedContent, StoredContent } from './file-store.js';

/** Keeps what was received, and leaves nothing of it lying about. */
export async function keepReceived(content: ReceivedContent): Promise<StoredContent> {
  try {
    await content.keep();
    return { sha256: content.sha256, size: content.size };
  } finally {
    await content.discard();
  }
}
