import { createHmac, hkdfSync } from 'node:crypto';

/** 162 bits: nobody meets the same one twice. */
const TAG_CHARACTERS = 27;

/** A strong ETag of some content, by the hash that the server itself knows it by. */
export type SecretTags = (
  kind: 'file' | 'combined' | 'cover',
  id: number,
  content: string,
) => string;

/**
 * ETags that say nothing about the content: the same on every server with the same secret and
 * after every start, and no use to anyone who has a hash to compare with.
 */
export function createSecretTags(secret: string): SecretTags {
  // A key of its own: what signs tokens signs nothing else.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'bank-soal etags', 32));
  return (kind, id, content) => {
    const code = createHmac('sha256', key).update(`${kind}\n${id}\n${content}`);
    return `"${code.digest('base64url').slice(0, TAG_CHARACTERS)}"`;
  };
}
