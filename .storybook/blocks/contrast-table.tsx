import { Badge } from '@bank-soal/ui/badge';
import { ScrollRegion } from '@bank-soal/ui/scroll-region';
import { colorOf, contrast } from '../../packages/ui/tokens/contrast.mjs';
import tokens from '../../packages/ui/tokens/tokens.json';

const number = new Intl.NumberFormat('id-ID', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

interface Measured {
  front: string;
  back: string;
  theme: 'light' | 'dark';
  least: number;
}

function Figure({ front, back, theme, least }: Measured) {
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
      {number.format(figure)} : 1{' '}
      <span className="sb-unstyled">
        <Badge tone={figure >= least ? 'success' : 'danger'}>
          {figure >= least ? 'lulus' : 'gagal'}
        </Badge>
      </span>
    </td>
  );
}

/** The contrast of pairs of colours in both themes, measured when the page is shown. */
export function ContrastTable({
  label,
  pairs,
  least,
}: {
  label: string;
  pairs: [front: string, back: string][];
  least: number;
}) {
  return (
    <ScrollRegion label={label}>
      <table>
        <thead>
          <tr>
            <th>Depan</th>
            <th>Latar</th>
            <th>Terang</th>
            <th>Gelap</th>
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
