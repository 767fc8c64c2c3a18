import { SERVER_SETTINGS, type ServerState } from '@bank-soal/contract/administration';
import { environmentSchema, type Settings } from '../../settings/environment-schema.js';

type Shown = ServerState['settings'][number];

function valueOf(name: Shown['name'], value: unknown): Shown['value'] {
  if (environmentSchema.shape[name].meta()?.shown !== true) return value !== undefined;
  return (Array.isArray(value) ? value.length : value) as Shown['value'];
}

/**
 * The settings that the contract names, in its order: their values, how many a list has, and of those that hold an
 * address or a secret only whether they are set.
 */
export function shownSettings(settings: Settings): ServerState['settings'] {
  return SERVER_SETTINGS.map((name) => ({ name, value: valueOf(name, settings[name]) }));
}
