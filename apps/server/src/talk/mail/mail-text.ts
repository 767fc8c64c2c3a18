import type { NoticeAnswer, NoticeKind } from '@bank-soal/contract/talk';

const KINDS: Readonly<Record<NoticeKind, string>> = {
  komentar: 'Komentar',
  laporan: 'Laporan kesalahan',
  jawaban: 'Jawaban',
  paket: 'Paket soal baru',
  verifikasi: 'Permintaan verifikasi naskah',
  dikembalikan: 'Naskah dikembalikan',
  terverifikasi: 'Naskah diverifikasi',
};

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
  const [first] = notices;
  const head = (notice: NoticeAnswer) =>
    `${KINDS[notice.kind]}: ${(notice.set ?? notice.paper)?.title}`;
  const place = ({ set, paper, commentId }: NoticeAnswer) =>
    set === null
      ? `${siteUrl}/papers/${paper?.id}`
      : `${siteUrl}/preview/${set.id}${commentId === null ? '' : `#komentar-${commentId}`}`;
  // A reviewer's note may quote the paper: it is read in the bank alone.
  const parts = notices.map((notice) =>
    [head(notice), ...(notice.set ? [notice.text] : []), place(notice)].join('\n'),
  );
  const count = notices.length;
  const many = `${count} pemberitahuan baru`;
  return {
    subject: `[${site}] ${count === 1 && first !== undefined ? head(first) : many}`,
    text: [
      `Halo ${name},`,
      `Ada ${many} untuk Anda di ${site}.`,
      ...parts,
      `Email ini dikirim karena Anda memintanya. Jenis pemberitahuan yang dikirim lewat email dapat diatur di ${siteUrl}/data-saya.`,
    ].join('\n\n'),
  };
}
