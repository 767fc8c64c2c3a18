import { PaperRow } from './paper-row.js';

export const Do = () => (
  <PaperRow
    href="#naskah-7"
    title="UTS Struktur Data 2026"
    course="Struktur Data"
    status="draf"
    usedOn={null}
    variants={2}
    questions={20}
    totalPoints={100}
    updated="2026-11-21T03:00:00Z"
  />
);

export const Dont = () => (
  <PaperRow
    href="#naskah-7"
    title="Naskah baru (2) final"
    course="Struktur Data"
    status="draf"
    usedOn={null}
    variants={2}
    questions={20}
    totalPoints={100}
    updated="2026-11-21T03:00:00Z"
  />
);
