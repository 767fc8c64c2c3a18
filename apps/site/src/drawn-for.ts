import type { PageReader } from '@bank-soal/contract/page-reader';
import type { SessionUser } from '@bank-soal/contract/session';

const faceOf = ({ username, email, roles }: PageReader | SessionUser) =>
  JSON.stringify([username, email, roles]);

/**
 * The user of this browser as a page that was drawn for somebody must see them at first: with the name, say,
 * that the server knows by now.
 *
 * @returns `undefined` where the page is not theirs
 */
export function drawnFor(reader: PageReader, user: SessionUser | undefined) {
  if (user?.id !== reader.id) return undefined;
  return faceOf(reader) === faceOf(user) ? user : { ...user, ...reader };
}
