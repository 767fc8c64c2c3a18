import { ScrollRegion } from '@bank-soal/ui/scroll-region';
import type { ReactNode } from 'react';
import { type DocsLanguage, useDocsLanguage } from './docs-language';

type Words = Record<DocsLanguage, string>;

const HEADS = {
  id: { value: 'Nilai', look: 'Rupa', use: 'Kegunaan' },
  en: { value: 'Value', look: 'Look', use: 'Use' },
};

/** Tokens of size: what they are called, how large they are, how they look. */
export function SizeTable({
  label,
  rows,
}: {
  label: string;
  rows: { name: string; value: string; use?: string; look: ReactNode }[];
}) {
  const heads = HEADS[useDocsLanguage()];
  return (
    <ScrollRegion label={label}>
      <table>
        <thead>
          <tr>
            <th>Token</th>
            <th>{heads.value}</th>
            <th>{heads.look}</th>
            <th>{heads.use}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, use, look }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td style={{ whiteSpace: 'nowrap' }}>{value}</td>
              <td>{look}</td>
              <td>{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Bar({ width }: { width: string }) {
  return (
    <span
      style={{
        display: 'inline-block',
        inlineSize: width,
        blockSize: 12,
        borderRadius: 2,
        background: 'var(--ui-color-brand)',
      }}
    />
  );
}

const STEPS: [step: number, use: Words][] = [
  [1, { id: 'Ikon dan teks di dalam lencana', en: 'Icon and text inside a badge' }],
  [2, { id: 'Hal yang menjadi satu', en: 'Things that are one' }],
  [3, { id: 'Isi kendali, kartu kecil', en: 'Inside controls and small cards' }],
  [
    4,
    {
      id: 'Antarhal dalam satu kelompok; tepi halaman di ponsel',
      en: 'Between the things of a group; margins of the page on a phone',
    },
  ],
  [5, { id: 'Isi kartu', en: 'Inside cards' }],
  [6, { id: 'Antarkelompok', en: 'Between groups' }],
  [8, { id: 'Tepi halaman di layar lebar', en: 'Margins of the page on wide screens' }],
  [10, { id: 'Antarbagian', en: 'Between sections' }],
  [12, { id: 'Atas dan bawah halaman', en: 'Above and below the page' }],
];

/** The steps of the 4 px grid that are in use. */
export function SpaceScale() {
  const language = useDocsLanguage();
  return (
    <SizeTable
      label={language === 'en' ? 'Space' : 'Jarak'}
      rows={STEPS.map(([step, use]) => ({
        name: `gap-${step}`,
        value: `${step * 4} px`,
        use: use[language],
        look: <Bar width={`${step * 4}px`} />,
      }))}
    />
  );
}

const same = (value: string): Words => ({ id: value, en: value });

const RADII: [name: string, value: Words, use: Words][] = [
  [
    'sm',
    same('4 px'),
    { id: 'Lencana, kotak centang, butir menu', en: 'Badges, checkboxes, menu items' },
  ],
  [
    'md',
    same('6 px'),
    { id: 'Tombol, kolom isian, blok kode', en: 'Buttons, fields, blocks of code' },
  ],
  ['lg', same('8 px'), { id: 'Kartu, dialog', en: 'Cards, dialogs' }],
  [
    'full',
    { id: 'bulat', en: 'round' },
    { id: 'Chip, avatar, pemutar', en: 'Chips, avatars, spinners' },
  ],
];

/** The four roundings. */
export function RadiusScale() {
  const language = useDocsLanguage();
  return (
    <SizeTable
      label="Radius"
      rows={RADII.map(([name, value, use]) => ({
        name: `rounded-${name}`,
        value: value[language],
        use: use[language],
        look: (
          <span
            style={{
              display: 'inline-block',
              inlineSize: 56,
              blockSize: 32,
              border: '2px solid var(--ui-color-brand)',
              borderRadius: `var(--ui-radius-${name})`,
            }}
          />
        ),
      }))}
    />
  );
}
