import { readFileSync, writeFileSync } from 'node:fs';
import { toBrandCss } from './brand-scale.mjs';
import { toCss } from './to-css.mjs';

const at = (path) => new URL(path, import.meta.url);
const tokens = JSON.parse(readFileSync(at('tokens.json'), 'utf8'));
writeFileSync(at('../src/styles/tokens.css'), toCss(tokens));
writeFileSync(at('../src/styles/brand.css'), toBrandCss(tokens));
