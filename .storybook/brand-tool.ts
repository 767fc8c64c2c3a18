import { createElement } from 'react';
import { useGlobals } from 'storybook/manager-api';

const DESIGNED = '#1f4080';

const styles = {
  tool: { display: 'inline-flex', alignItems: 'center', gap: 4, paddingInline: 6 },
  colour: { inlineSize: 28, blockSize: 24, padding: 0, border: 0, background: 'none' },
  reset: {
    border: 0,
    padding: 4,
    background: 'none',
    color: 'inherit',
    fontSize: 12,
    cursor: 'pointer',
  },
};

/**
 * Tries the library in another brand: one colour, from which the theme is derived. Without JSX: what
 * bundles Storybook's own frame compiles it for a React that is not there.
 */
export function BrandTool() {
  const [{ brand }, update] = useGlobals();
  const chosen = typeof brand === 'string' && brand !== '';
  const choose = (event: { currentTarget: { value: string } }) =>
    update({ brand: event.currentTarget.value });
  const colour = createElement('input', {
    type: 'color',
    'aria-label': 'Warna merek',
    title: 'Warna merek: tema diturunkan dari satu warna',
    value: chosen ? brand : DESIGNED,
    onChange: choose,
    style: styles.colour,
  });
  const reset = createElement(
    'button',
    { type: 'button', onClick: () => update({ brand: '' }), style: styles.reset },
    'Warna semula',
  );
  return createElement('span', { style: styles.tool }, colour, chosen ? reset : null);
}
