import type { ReceivedContent, StoredContent } from './file-store.js';

/** Stores a received content, and leaves no temporary file. */
export async function keepReceived(content: ReceivedContent): Promise<StoredContent> {
  try {
    await content.keep();
    return { sha256: content.sha256, size: content.size };
  } finally {
    await content.discard();
  }
}
