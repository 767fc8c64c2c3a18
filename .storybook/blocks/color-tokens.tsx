import { ScrollRegion } from '@bank-soal/ui/scroll-region';
import { colorOf } from '../../packages/ui/tokens/contrast.mjs';
import tokens from '../../packages/ui/tokens/tokens.json';
import { COLOR_USES, type ColorName } from './color-names';
import { useDocsLanguage } from './docs-language';

const WORDS = {
  id: { label: 'Token warna', light: 'Terang', dark: 'Gelap', use: 'Kegunaan' },
  en: { label: 'Colour tokens', light: 'Light', dark: 'Dark', use: 'Use' },
};

const names = Object.keys(COLOR_USES) as ColorName[];

function Swatch({ name, theme }: { name: ColorName; theme: 'light' | 'dark' }) {
  return (
    <td style={{ whiteSpace: 'nowrap' }}>
      <span
        data-theme={theme}
        style={{
          display: 'inline-block',
          inlineSize: 32,
          blockSize: 20,
          marginInlineEnd: 8,
          verticalAlign: 'middle',
          border: '1px solid var(--ui-color-border-control)',
          borderRadius: 4,
          background: `var(--ui-color-${name})`,
        }}
      />
      <code>{colorOf(tokens, name, theme)}</code>
    </td>
  );
}

/** Every semantic colour in both themes, and what it is for. */
export function ColorTokens() {
  const language = useDocsLanguage();
  const words = WORDS[language];
  return (
    <ScrollRegion label={words.label}>
      <table>
        <thead>
          <tr>
            <th>Token</th>
            <th>{words.light}</th>
            <th>{words.dark}</th>
            <th>{words.use}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <Swatch name={name} theme="light" />
              <Swatch name={name} theme="dark" />
              <td>{COLOR_USES[name][language]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
