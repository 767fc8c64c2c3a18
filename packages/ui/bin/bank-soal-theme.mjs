#!/usr/bin/env node
// Writes the style sheet of a theme: bank-soal-theme '#0f766e' > theme.css
import { createTheme, themeCss } from '../dist/lib/public/theme/index.js';

const usage = `Usage: bank-soal-theme <colour> [--json]

Derives the brand scale of @bank-soal/ui from one colour and prints it as CSS, or as JSON for tools.

  bank-soal-theme '#0f766e' > theme.css
`;
const args = process.argv.slice(2);
const [brand, ...rest] = args.filter((arg) => arg !== '--json');
if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(usage);
} else if (!brand || rest.length > 0) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  try {
    const theme = createTheme({ brand });
    process.stdout.write(
      args.includes('--json') ? `${JSON.stringify(theme, null, 2)}\n` : themeCss(theme),
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
