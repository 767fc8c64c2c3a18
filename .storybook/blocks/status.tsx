import { Badge, type BadgeTone } from '@bank-soal/ui/badge';
import { type DocsLanguage, useDocsLanguage } from './docs-language';
import { ImportLine } from './import-line';

const MEANING = {
  stabil: {
    tone: 'success',
    name: { id: 'stabil', en: 'stable' },
    text: {
      id: 'Lengkap: semua keadaan, papan ketik, pembaca layar, kedua tema, dan lebar 320 px sudah diuji; API hanya berubah lewat rilis mayor.',
      en: 'Complete: every state, keyboard, screen readers, both themes and 320 px are tested; its API changes in major releases only.',
    },
  },
  uji: {
    tone: 'warning',
    name: { id: 'masa uji', en: 'on trial' },
    text: {
      id: 'Boleh dipakai: sudah diuji, tetapi API masih dapat berubah pada rilis minor.',
      en: 'Ready to use: it is tested, but its API may still change in a minor release.',
    },
  },
  ditinggalkan: {
    tone: 'danger',
    name: { id: 'ditinggalkan', en: 'deprecated' },
    text: {
      id: 'Akan dihapus pada rilis mayor berikutnya. Halaman ini menyebut penggantinya.',
      en: 'Goes with the next major release. This page names what takes its place.',
    },
  },
} satisfies Record<
  string,
  { tone: BadgeTone; name: Record<DocsLanguage, string>; text: Record<DocsLanguage, string> }
>;

/** How far a component can be relied upon. */
export type StatusName = keyof typeof MEANING;

/** Whether a tag of a component's stories is its status. */
export const isStatus = (tag: string): tag is StatusName => Object.hasOwn(MEANING, tag);

/** The status in a word. */
export function StatusBadge({ of }: { of: StatusName }) {
  const language = useDocsLanguage();
  return (
    <span className="sb-unstyled">
      <Badge tone={MEANING[of].tone}>{MEANING[of].name[language]}</Badge>
    </span>
  );
}

/** The status of a component with the criteria that it met, and how it is imported. */
export function Status({ of }: { of: StatusName }) {
  const language = useDocsLanguage();
  return (
    <>
      <p>
        <StatusBadge of={of} /> {MEANING[of].text[language]}
      </p>
      <ImportLine />
    </>
  );
}
