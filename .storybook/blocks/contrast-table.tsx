import { Badge } from '@bank-soal/ui/badge';
import { ScrollRegion } from '@bank-soal/ui/scroll-region';
import { colorOf, contrast } from '../../packages/ui/tokens/contrast.mjs';
import tokens from '../../packages/ui/tokens/tokens.json';
import { useDocsLanguage } from './docs-language';

const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const WORDS = {
  id: {
    front: 'Depan',
    back: 'Latar',
    light: 'Terang',
    dark: 'Gelap',
    passes: 'lulus',
    fails: 'gagal',
    number: new Intl.NumberFormat('id-ID', digits),
  },
  en: {
    front: 'Foreground',
    back: 'Background',
    light: 'Light',
    dark: 'Dark',
    passes: 'passes',
    fails: 'fails',
    number: new Intl.NumberFormat('en-GB', digits),
  },
};

interface Measured {
  front: string;
  back: string;
  theme: 'light' | 'dark';
  least: number;
}

function Figure({ front, back, theme, least }: Measured) {
  const words = WORDS[useDocsLanguage()];
  const figure = contrast(colorOf(tokens, front, theme), colorOf(tokens, back, theme));
  return (
    <td style={{ whiteSpace: 'nowrap' }}>
      <span
        data-theme={theme}
        aria-hidden
        style={{
          display: 'inline-block',
          marginInlineEnd: 8,
          padding: '2px 8px',
          border: '1px solid var(--ui-color-border)',
          borderRadius: 4,
          background: `var(--ui-color-${back})`,
          color: `var(--ui-color-${front})`,
          fontWeight: 600,
        }}
      >
        Aa
      </span>
      {words.number.format(figure)} : 1{' '}
      <span className="sb-unstyled">
        <Badge tone={figure >= least ? 'success' : 'danger'}>
          {figure >= least ? words.passes : words.fails}
        </Badge>
      </span>
    </td>
  );
}

/** The contrast of pairs of colours in both themes, measured when the page is shown. */
export function ContrastTable({
  id,
  en,
  pairs,
  least,
}: {
  /** Rows of the table, in Indonesian. */
  id: string;
  /** The same in English. */
  en: string;
  pairs: [front: string, back: string][];
  least: number;
}) {
  const language = useDocsLanguage();
  const words = WORDS[language];
  return (
    <ScrollRegion label={language === 'en' ? en : id}>
      <table>
        <thead>
          <tr>
            <th>{words.front}</th>
            <th>{words.back}</th>
            <th>{words.light}</th>
            <th>{words.dark}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([front, back]) => (
            <tr key={`${front} ${back}`}>
              <td>
                <code>{front}</code>
              </td>
              <td>
                <code>{back}</code>
              </td>
              <Figure front={front} back={back} theme="light" least={least} />
              <Figure front={front} back={back} theme="dark" least={least} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
