import tokens from '../../packages/ui/tokens/tokens.json';
import { type DocsLanguage, useDocsLanguage } from './docs-language';

const LINE_HEIGHT = 'id.bank-soal.line-height';
const USES: Record<string, Record<DocsLanguage, string>> = {
  xs: { id: 'Lencana, keterangan kecil', en: 'Badges, small remarks' },
  sm: { id: 'Kendali, tabel, metadata', en: 'Controls, tables, metadata' },
  base: { id: 'Teks isi', en: 'Body text' },
  lg: { id: 'Judul kartu', en: 'Headings of cards' },
  xl: { id: 'Judul bagian', en: 'Headings of sections' },
  '2xl': { id: 'Judul halaman', en: 'Headings of pages' },
  '3xl': { id: 'Judul beranda', en: 'The heading of the home page' },
};

const WORDS = {
  id: { sample: 'Menemukan paket soal dalam sepuluh detik', lineHeight: 'tinggi baris' },
  en: { sample: 'Finding a question set in ten seconds', lineHeight: 'line height' },
};

/** The seven sizes, each as it looks. */
export function TypeScale() {
  const language = useDocsLanguage();
  const words = WORDS[language];
  const sizes = Object.entries(tokens.text).filter(([name]) => !name.startsWith('$'));
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {sizes.map(([name, token]) => {
        const { $value, $extensions } = token as {
          $value: string;
          $extensions: Record<string, number>;
        };
        const lineHeight = $extensions[LINE_HEIGHT];
        return (
          <div key={name} className="sb-unstyled">
            <p
              style={{
                margin: 0,
                fontFamily: 'var(--ui-font-sans)',
                fontSize: $value,
                lineHeight,
                fontWeight: Number.parseFloat($value) > 1.2 ? 700 : 400,
                letterSpacing: Number.parseFloat($value) > 1.2 ? '-0.02em' : undefined,
                color: 'var(--ui-color-text)',
                overflowWrap: 'anywhere',
              }}
            >
              {words.sample}
            </p>
            <p
              style={{
                margin: '4px 0 0',
                fontFamily: 'var(--ui-font-sans)',
                fontSize: 13,
                color: 'var(--ui-color-text-muted)',
              }}
            >
              <code>text-{name}</code> · {Number.parseFloat($value) * 16} px · {words.lineHeight}{' '}
              {lineHeight} · {USES[name]?.[language]}
            </p>
          </div>
        );
      })}
    </div>
  );
}
