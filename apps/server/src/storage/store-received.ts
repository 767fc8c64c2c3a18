import type { ReceivedContent, StoredContent } from './file-store.js';

/** Stores a received content, and leaves no temporary file. */
export async function storeReceived(content: ReceivedContent): Promise<StoredContent> {
  try {
    await content.store();
    return { sha256: content.sha256, size: content.size };
  } finally {
    await content.discard();
  }
}
