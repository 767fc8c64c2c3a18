import { isIP, SocketAddress } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** An IPv6 address as the network of its household: one holder has all of a /64. */
function network(address: string): string {
  const { address: full } = new SocketAddress({ address, family: 'ipv6' });
  const [head = '', tail = ''] = full.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = full.includes('::') ? Array(8 - first.length - last.length).fill('0') : [];
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** An address in the one form in which attempts are counted; undefined when it is none. */
export function countedAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '');
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^([\d.]+):\d+$/, '$1');
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? network(address) : undefined;
}

/**
 * Address of a call. Behind a trusted proxy that is the last one it wrote down: the caller may have invented
 * those before it.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
  const own = getConnInfo(c).remote.address ?? '';
  return countedAddress(forwarded ?? '') ?? countedAddress(own) ?? 'unknown';
}
