import tokens from '../../packages/ui/tokens/tokens.json';
import { SizeTable } from './size-table';

const COMPACT = 'id.bank-soal.compact';
const USES: Record<string, string> = {
  row: 'Tinggi terkecil baris tabel dan daftar',
  'cell-block': 'Jarak atas dan bawah isi sel',
  'cell-inline': 'Jarak awal dan akhir isi sel',
  control: 'Tinggi terkecil tombol dan kolom isian; di layar sentuh tetap 44 px',
  'control-block': 'Jarak atas dan bawah teks kendali',
  gap: 'Jarak antarhal dalam satu kelompok',
};

const pixels = (size = '') => `${Number.parseFloat(size) * 16} px`;

/** What changes with the density, in both. */
export function DensityTable() {
  const sizes = Object.entries(tokens.density).filter(([name]) => !name.startsWith('$'));
  return (
    <SizeTable
      label="Kepadatan"
      rows={sizes.map(([name, token]) => {
        const { $value, $extensions } = token as {
          $value: string;
          $extensions: Record<string, string>;
        };
        return {
          name: `density-${name}`,
          value: `${pixels($value)} → ${pixels($extensions[COMPACT])}`,
          use: USES[name],
          look: (
            <span
              style={{
                display: 'inline-block',
                inlineSize: 48,
                blockSize: `var(--ui-density-${name})`,
                border: '2px solid var(--ui-color-brand)',
                borderRadius: 2,
              }}
            />
          ),
        };
      })}
    />
  );
}
