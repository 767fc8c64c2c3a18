import { Badge, type BadgeTone } from '@bank-soal/ui/badge';

const MEANING = {
  stabil: {
    tone: 'success',
    text: 'Lengkap: semua keadaan, papan ketik, pembaca layar, kedua tema, dan lebar 320 px sudah diuji; API hanya berubah lewat rilis mayor.',
  },
  uji: {
    tone: 'warning',
    text: 'Boleh dipakai: sudah diuji, tetapi API masih dapat berubah pada rilis minor.',
  },
  ditinggalkan: {
    tone: 'danger',
    text: 'Akan dihapus pada rilis mayor berikutnya. Halaman ini menyebut penggantinya.',
  },
} satisfies Record<string, { tone: BadgeTone; text: string }>;

/** The status of a component, with the criteria that it met. */
export function Status({ of }: { of: keyof typeof MEANING }) {
  const { tone, text } = MEANING[of];
  return (
    <p>
      <span className="sb-unstyled">
        <Badge tone={tone}>{of === 'uji' ? 'masa uji' : of}</Badge>
      </span>{' '}
      {text}
    </p>
  );
}
