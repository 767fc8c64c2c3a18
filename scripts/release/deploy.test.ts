import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../deploy/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

describe('bank-soal.service', () => {
  const unit = read('bank-soal.service');
  const { stdout, status } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', fileURLToPath(new URL('bank-soal.service', folder))],
    { encoding: 'utf8' },
  );

  it.each([
    'NoNewPrivileges=true',
    'CapabilityBoundingSet=',
    'PrivateTmp=true',
    'PrivateDevices=true',
    'PrivateUsers=true',
    'ProtectSystem=strict',
    'ProtectHome=true',
    'ProtectProc=invisible',
    'ProtectClock=true',
    'ProtectHostname=true',
    'ProtectKernelLogs=true',
    'ProtectKernelTunables=true',
    'ProtectKernelModules=true',
    'ProtectControlGroups=true',
    'RestrictRealtime=true',
    'RestrictSUIDSGID=true',
    'LockPersonality=true',
    'SystemCallArchitectures=native',
    'OOMPolicy=continue',
    // bubblewrap mounts, in namespaces of its own, and asks its network's kernel for a loopback.
    'SystemCallFilter=@system-service @mount',
    'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK',
  ])('has %s', (line) => {
    expect(unit.split('\n')).toContain(line);
  });

  it('leaves LibreOffice its sandbox, and V8 its compiler', () => {
    expect(unit).not.toMatch(/^(?:RestrictNamespaces|MemoryDenyWriteExecute|ProcSubset)=/m);
  });

  it.skipIf(status !== 0)('is exposed by 3.0 or less', () => {
    const exposure = /exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1];
    expect(Number(exposure)).toBeLessThanOrEqual(3);
  });
});
