import type { NoticeAnswer } from '@bank-soal/contract/talk';
import { words } from '../../language.js';

/** Text and recipient of a mail. */
export interface MailText {
  subject: string;
  text: string;
}

interface About {
  /** Of the account. */
  name: string;
  /** Of the bank. */
  site: string;
  /** Where browsers reach the site: an origin. */
  siteUrl: string;
}

/** One mail of all notices to an account. */
export function mailText(
  notices: readonly NoticeAnswer[],
  { name, site, siteUrl }: About,
): MailText {
  const { mail } = words();
  const [first] = notices;
  const head = (notice: NoticeAnswer) =>
    `${mail[notice.kind]}: ${(notice.set ?? notice.paper)?.title}`;
  const place = ({ set, paper, commentId }: NoticeAnswer) =>
    set === null
      ? `${siteUrl}/papers/${paper?.id}`
      : `${siteUrl}/preview/${set.id}${commentId === null ? '' : `#komentar-${commentId}`}`;
  // A reviewer's note may quote the paper: it is read in the bank alone.
  const parts = notices.map((notice) =>
    [head(notice), ...(notice.set ? [notice.text] : []), place(notice)].join('\n'),
  );
  const count = notices.length;
  const many = mail.many(count);
  return {
    subject: `[${site}] ${count === 1 && first !== undefined ? head(first) : many}`,
    text: [
      mail.hello(name),
      mail.lead(many, site),
      ...parts,
      mail.why(`${siteUrl}/data-saya`),
    ].join('\n\n'),
  };
}
