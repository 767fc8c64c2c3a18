import { isLoopback } from '../loopback.js';
import { type Config, ConfigError } from '../settings/config.js';

const PLAIN_WAY = 'Pakai DATA_DIR atau basis data lain.';

/**
 * Refuses to serve accounts with public passwords where others reach the server.
 *
 * @throws ConfigError naming the setting that opens the server
 */
export function refusePublicDemo({
  host,
  production,
  settings,
}: Pick<Config, 'host' | 'production' | 'settings'>): void {
  const opens = [
    production && 'NODE_ENV=production',
    settings.TRUST_PROXY && 'TRUST_PROXY',
    !isLoopback(host) && `HOST=${host}`,
  ].filter((setting) => setting !== false);
  if (opens.length === 0) return;
  throw new ConfigError(
    `Akun demo dengan password umum masih ada, jadi server tidak dijalankan dengan ${opens.join(', ')}. ${PLAIN_WAY}`,
  );
}
