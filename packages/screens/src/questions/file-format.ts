import type { ImportFormat } from '@bank-soal/contract/questions';

const FORMATS: Readonly<Record<string, ImportFormat>> = {
  docx: 'docx',
  xml: 'moodle',
  json: 'json',
  gift: 'gift',
};

/** The format that the name of a file suggests; a text is taken for GIFT. */
export function formatOf(name: string): ImportFormat {
  return FORMATS[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'gift';
}

/** How much of a text tells its format. */
const LOOKED_AT = 64 * 1024;

/** A line that only Aiken has, and that every question of it ends with. */
const AIKEN_ANSWER = /^ANSWER:\s*[A-Z]\s*$/m;

/** The format that a file's name suggests, or for a text what stands in it. */
export async function guessFormat(file: File): Promise<ImportFormat> {
  const named = formatOf(file.name);
  if (named !== 'gift' || file.name.toLowerCase().endsWith('.gift')) return named;
  const text = await file
    .slice(0, LOOKED_AT)
    .text()
    .catch(() => '');
  return AIKEN_ANSWER.test(text) ? 'aiken' : named;
}
