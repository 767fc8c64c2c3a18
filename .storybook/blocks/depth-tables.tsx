import { ScrollRegion } from '@bank-soal/ui/scroll-region';
import tokens from '../../packages/ui/tokens/tokens.json';
import { useDocsLanguage } from './docs-language';

/** Purpose of each layer, in Indonesian: the file of the tokens says it in English. */
const LAYERS: Record<string, string> = {
  bar: 'Bilah yang tinggal di tepi saat halaman digulir',
  header: 'Kepala situs',
  dialog: 'Dialog, lembar, dan yang meredupkan halaman di baliknya',
  menu: 'Menu, popover, dan tooltip, juga yang di dalam dialog',
  notice: 'Pemberitahuan, dan tautan lewati ke isi',
};

function Table({ heads, rows }: { heads: string[]; rows: (string | number)[][] }) {
  return (
    <ScrollRegion label={heads.join(', ')}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The shadow, drawn, and each of its parts. */
export function ShadowTable() {
  const english = useDocsLanguage() === 'en';
  const rows = Object.entries(tokens.shadow).flatMap(([name, token]) =>
    typeof token === 'string'
      ? []
      : token.$value.map(({ offsetX, offsetY, blur, spread, color }, index) => [
          `shadow.${name}.${index + 1}`,
          `${offsetX} ${offsetY}`,
          blur,
          spread,
          color,
        ]),
  );
  return (
    <>
      <div
        style={{
          inlineSize: 160,
          blockSize: 72,
          margin: '16px 0 24px',
          borderRadius: 6,
          border: '1px solid var(--ui-color-border)',
          background: 'var(--ui-color-surface-raised)',
          boxShadow: 'var(--ui-shadow-float)',
        }}
      />
      <Table
        heads={
          english
            ? ['Token', 'Offset', 'Blur', 'Spread', 'Colour']
            : ['Token', 'Geser', 'Kabur', 'Sebar', 'Warna']
        }
        rows={rows}
      />
    </>
  );
}

/** The layers, from the lowest on. */
export function LayerTable() {
  const english = useDocsLanguage() === 'en';
  const rows = Object.entries(tokens.layer).flatMap(([name, token]) =>
    typeof token === 'string'
      ? []
      : [[`layer.${name}`, token.$value, english ? token.$description : (LAYERS[name] ?? '')]],
  );
  return (
    <Table
      heads={english ? ['Token', 'Height', 'Holds'] : ['Token', 'Tinggi', 'Isinya']}
      rows={rows}
    />
  );
}

/** The widths at which pages change. */
export function BreakpointTable() {
  const english = useDocsLanguage() === 'en';
  const rows = Object.entries(tokens.breakpoint).flatMap(([name, token]) =>
    typeof token === 'string'
      ? []
      : [[`breakpoint.${name}`, token.$value, `${Number.parseFloat(token.$value) * 16} px`]],
  );
  return (
    <Table
      heads={english ? ['Token', 'From', 'At 16 px'] : ['Token', 'Mulai', 'Pada 16 px']}
      rows={rows}
    />
  );
}
