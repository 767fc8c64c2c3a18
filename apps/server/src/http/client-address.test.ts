import { describe, expect, it } from 'vitest';
import { countedAddress } from './client-address.js';

describe('countedAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:ffff::1]:443', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', undefined],
    ['', undefined],
    ['1.2.3', undefined],
  ])('%j is counted as %j', (text, expected) => {
    expect(countedAddress(text)).toBe(expected);
  });
});
