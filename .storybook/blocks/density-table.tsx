import tokens from '../../packages/ui/tokens/tokens.json';
import { type DocsLanguage, useDocsLanguage } from './docs-language';
import { SizeTable } from './size-table';

const COMPACT = 'id.bank-soal.compact';
const USES: Record<string, Record<DocsLanguage, string>> = {
  row: {
    id: 'Tinggi terkecil baris tabel dan daftar',
    en: 'Minimum height of rows in tables and lists',
  },
  'cell-block': {
    id: 'Jarak atas dan bawah isi sel',
    en: 'Space above and below the content of a cell',
  },
  'cell-inline': {
    id: 'Jarak awal dan akhir isi sel',
    en: 'Space before and after the content of a cell',
  },
  control: {
    id: 'Tinggi terkecil tombol dan kolom isian; di layar sentuh tetap 44 px',
    en: 'Minimum height of buttons and fields; 44 px on touch screens in either density',
  },
  'control-block': {
    id: 'Jarak atas dan bawah teks kendali',
    en: 'Space above and below the text of a control',
  },
  gap: { id: 'Jarak antarhal dalam satu kelompok', en: 'Space between the things of a group' },
};

const pixels = (size = '') => `${Number.parseFloat(size) * 16} px`;

/** Sizes that change with the density, in both. */
export function DensityTable() {
  const language = useDocsLanguage();
  const sizes = Object.entries(tokens.density).filter(([name]) => !name.startsWith('$'));
  return (
    <SizeTable
      label={language === 'en' ? 'Density' : 'Kepadatan'}
      rows={sizes.map(([name, token]) => {
        const { $value, $extensions } = token as {
          $value: string;
          $extensions: Record<string, string>;
        };
        return {
          name: `density-${name}`,
          value: `${pixels($value)} → ${pixels($extensions[COMPACT])}`,
          use: USES[name]?.[language],
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
