import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Config, ConfigError, isLoopback } from '../config.js';
import { refuse } from './client-error.js';

const PLAIN_WAY = 'Pakai DATA_DIR atau basis data lain.';
const FORWARDED =
  'Bank contoh ini memakai akun demo dengan password umum, jadi hanya dibuka langsung dari komputernya sendiri, tidak lewat proxy.';

/**
 * Keeps accounts with public passwords from a server that others reach, whenever they came.
 *
 * @throws ConfigError naming the setting that opens the server
 */
export function keepDemoHome({
  host,
  production,
  trustProxy,
}: Pick<Config, 'host' | 'production' | 'trustProxy'>): void {
  const opens = [
    production && 'NODE_ENV=production',
    trustProxy && 'TRUST_PROXY',
    !isLoopback(host) && `HOST=${host}`,
  ].filter((setting) => setting !== false);
  if (opens.length === 0) return;
  throw new ConfigError(
    `Akun demo dengan password umum masih ada, jadi server tidak dijalankan dengan ${opens.join(', ')}. ${PLAIN_WAY}`,
  );
}

/**
 * Refuses a request that came through a proxy: whoever put one before the demo did not tell it.
 *
 * @returns whether it was refused
 */
export function refuseForwarded(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const isForwarded = Object.keys(incoming.headers).some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  if (isForwarded) refuse(outgoing, 403, FORWARDED);
  return isForwarded;
}
