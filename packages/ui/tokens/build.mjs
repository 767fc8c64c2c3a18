import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { toCss } from './to-css.mjs';
import { toCurve } from './to-curve.mjs';
import { toFigma } from './to-figma.mjs';
import { toHexTokens } from './to-hex.mjs';

const at = (path) => new URL(path, import.meta.url);
const tokens = JSON.parse(readFileSync(at('tokens.json'), 'utf8'));
writeFileSync(at('../src/styles/tokens.css'), toCss(tokens));
writeFileSync(at('../src/lib/public/theme/curve.ts'), toCurve(tokens));
writeFileSync(at('tokens.hex.json'), toHexTokens(tokens));
mkdirSync(at('figma'), { recursive: true });
for (const [name, text] of Object.entries(toFigma(tokens)))
  writeFileSync(at(`figma/${name}`), text);
