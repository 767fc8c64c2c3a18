import tokens from '../../packages/ui/tokens/tokens.json';

const LINE_HEIGHT = 'id.bank-soal.line-height';
const USES: Record<string, string> = {
  xs: 'Lencana, keterangan kecil',
  sm: 'Kendali, tabel, metadata',
  base: 'Teks isi',
  lg: 'Judul kartu',
  xl: 'Judul bagian',
  '2xl': 'Judul halaman',
  '3xl': 'Judul beranda',
};

/** The seven sizes, each as it looks. */
export function TypeScale() {
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
              Menemukan paket soal dalam sepuluh detik
            </p>
            <p
              style={{
                margin: '4px 0 0',
                fontFamily: 'var(--ui-font-sans)',
                fontSize: 13,
                color: 'var(--ui-color-text-muted)',
              }}
            >
              <code>text-{name}</code> · {Number.parseFloat($value) * 16} px · tinggi baris{' '}
              {lineHeight} · {USES[name]}
            </p>
          </div>
        );
      })}
    </div>
  );
}
