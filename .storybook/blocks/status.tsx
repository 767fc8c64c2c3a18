import { Badge, type BadgeTone } from '@bank-soal/ui/badge';
import { ImportLine } from './import-line';

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

/** How far a component can be relied upon. */
export type StatusName = keyof typeof MEANING;

/** The status in a word. */
export function StatusBadge({ of }: { of: StatusName }) {
  return (
    <span className="sb-unstyled">
      <Badge tone={MEANING[of].tone}>{of === 'uji' ? 'masa uji' : of}</Badge>
    </span>
  );
}

/** The status of a component with the criteria that it met, and how it is imported. */
export function Status({ of }: { of: StatusName }) {
  return (
    <>
      <p>
        <StatusBadge of={of} /> {MEANING[of].text}
      </p>
      <ImportLine />
    </>
  );
}
