import { useGlobals } from 'storybook/manager-api';

const DESIGNED = '#1f4080';

/** Tries the library in another brand: one colour, from which the theme is derived. */
export function BrandTool() {
  const [{ brand }, update] = useGlobals();
  const chosen = typeof brand === 'string' && brand !== '';
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4, paddingInline: 6 }}>
      <input
        type="color"
        aria-label="Warna merek"
        title="Warna merek: tema diturunkan dari satu warna"
        value={chosen ? brand : DESIGNED}
        onChange={(event) => update({ brand: event.currentTarget.value })}
        style={{ inlineSize: 28, blockSize: 24, padding: 0, border: 0, background: 'none' }}
      />
      {chosen ? (
        <button
          type="button"
          onClick={() => update({ brand: '' })}
          style={{ border: 0, padding: 4, background: 'none', color: 'inherit', cursor: 'pointer' }}
        >
          Warna semula
        </button>
      ) : null}
    </span>
  );
}
