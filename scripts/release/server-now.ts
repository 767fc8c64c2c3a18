import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { COMMANDS } from '../../apps/server/src/commands/index.js';
import { migrations } from '../../apps/server/src/db/migrations/index.js';
import { environmentSchema } from '../../apps/server/src/settings/environment-schema.js';
import type { Surface } from './server-release.mjs';

const SUM_LENGTH = 12;

/** A migration has changed where its file has, for a released one never does. */
function sumOf(name: string): string {
  const file = new URL(`../../apps/server/src/db/migrations/${name}.ts`, import.meta.url);
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, SUM_LENGTH);
}

/** The server's settings with kind, bounds and default, its migrations and its commands. */
export function serverNow(): Surface {
  const { properties = {} } = environmentSchema.toJSONSchema({
    io: 'input',
    unrepresentable: 'any',
  });
  return {
    settings: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        // The words of a setting may change: it stays the same setting.
        const { words: _, shown: __, ...rules } = schema as Record<string, unknown>;
        return [name, JSON.stringify(rules)];
      }),
    ),
    migrations: Object.fromEntries(migrations.map(({ name }) => [name, sumOf(name)])),
    commands: Object.fromEntries(Object.entries(COMMANDS).map(([name, { does }]) => [name, does])),
  };
}
