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

describe('compose.yaml', () => {
  const compose = read('compose.yaml');

  it('shuts its servers in by rules that stand beside it', () => {
    expect(compose).not.toContain('unconfined');
    const [, options = ''] = /security_opt: \[(.*)\]/.exec(compose) ?? [];
    expect(options).toContain('no-new-privileges:true');
    expect(read('apparmor-bank-soal')).toContain('profile bank-soal ');
    const { defaultAction, syscalls } = JSON.parse(read('seccomp.json'));
    expect(defaultAction).toBe('SCMP_ACT_ERRNO');
    const allowed: string[] = syscalls.flatMap(({ names }: { names: string[] }) => names);
    // Calls of bubblewrap, and calls that nothing here makes.
    expect(allowed).toEqual(expect.arrayContaining(['unshare', 'mount', 'umount2', 'pivot_root']));
    for (const name of ['bpf', 'ptrace', 'keyctl', 'init_module', 'kexec_load', 'io_uring_setup']) {
      expect(allowed).not.toContain(name);
    }
  });

  it('names each image of others by an exact version, which Renovate pins by digest', () => {
    const images = [...compose.matchAll(/^\s+image: (\S+)$/gm)].map(([, image]) => image);
    expect(images.length).toBeGreaterThan(3);
    for (const image of images) expect(image).toMatch(/:(?:\d+\.\d+|\$\{VERSION\})/);
    const { extends: rules } = JSON.parse(read('../.github/renovate.json'));
    expect(rules).toContain('docker:pinDigests');
  });
});

describe.each([
  [
    'nginx.conf',
    /listen 80;[^]*?\n\}/,
    /location ~\* \^\/api\(\?:\/\|\$\) \{\s+return 403;/,
    /return 308 https:/,
  ],
  [
    'Caddyfile',
    /^http:[^]*?\n\}/m,
    /@api path \/api \/api\/\*\s+handle @api \{\s+respond 403/,
    /redir https:\S+ 308/,
  ],
])('%s', (name, open, refused, redirected) => {
  const text = read(name);
  const [plain = ''] = open.exec(text) ?? [];

  it('refuses calls of the API in the open, and leads pages to HTTPS', () => {
    expect(plain).toMatch(refused);
    expect(plain).toMatch(redirected);
  });

  it('asks for HTTPS with all subdomains, and only there', () => {
    const hsts = /Strict-Transport-Security ['"]max-age=31536000; includeSubDomains['"]/g;
    expect(text.match(hsts)).toHaveLength(1);
    expect(plain).not.toMatch(hsts);
  });
});
