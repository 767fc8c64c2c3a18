import { ScrollRegion } from '@bank-soal/ui/scroll-region';
import type { ReactNode } from 'react';

/** Tokens of size: what they are called, how large they are, how they look. */
export function SizeTable({
  label,
  rows,
}: {
  label: string;
  rows: { name: string; value: string; use?: string; look: ReactNode }[];
}) {
  return (
    <ScrollRegion label={label}>
      <table>
        <thead>
          <tr>
            <th>Token</th>
            <th>Nilai</th>
            <th>Rupa</th>
            <th>Kegunaan</th>
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

const STEPS: [step: number, use: string][] = [
  [1, 'Ikon dan teks di dalam lencana'],
  [2, 'Hal yang menjadi satu'],
  [3, 'Isi kendali, kartu kecil'],
  [4, 'Antarhal dalam satu kelompok; tepi halaman di ponsel'],
  [5, 'Isi kartu'],
  [6, 'Antarkelompok'],
  [8, 'Tepi halaman di layar lebar'],
  [10, 'Antarbagian'],
  [12, 'Atas dan bawah halaman'],
];

/** The steps of the 4 px grid that are in use. */
export function SpaceScale() {
  return (
    <SizeTable
      label="Jarak"
      rows={STEPS.map(([step, use]) => ({
        name: `gap-${step}`,
        value: `${step * 4} px`,
        use,
        look: <Bar width={`${step * 4}px`} />,
      }))}
    />
  );
}

const RADII: [name: string, value: string, use: string][] = [
  ['sm', '4 px', 'Lencana, kotak centang, butir menu'],
  ['md', '6 px', 'Tombol, kolom isian, blok kode'],
  ['lg', '8 px', 'Kartu, dialog'],
  ['full', 'bulat', 'Chip, avatar, pemutar'],
];

/** The four roundings. */
export function RadiusScale() {
  return (
    <SizeTable
      label="Radius"
      rows={RADII.map(([name, value, use]) => ({
        name: `rounded-${name}`,
        value,
        use,
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
