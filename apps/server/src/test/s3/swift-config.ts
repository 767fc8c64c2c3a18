import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const SWIFT_SERVERS = ['object', 'container', 'account', 'proxy'] as const;
export type SwiftServer = (typeof SWIFT_SERVERS)[number];
export type SwiftPorts = Readonly<Record<SwiftServer, number>>;

export const SWIFT_KEYS = { accessKeyId: 'uji:uji', secretAccessKey: 'rahasia-swift' };

/** Rings of one replica: a thing is in one place, as on the smallest installation. */
const RINGS = ['account', 'container', 'object'] as const;

/** Program of each process: the server's own entry, with its settings in our folder. */
export const RUN_SERVER = `
import sys
from swift.common import utils
utils.set_swift_dir(sys.argv[1])
from swift.common.wsgi import run_wsgi
name = sys.argv[2]
more = {}
if name == 'object':
    from swift.obj.server import global_conf_callback
    more['global_conf_callback'] = global_conf_callback
sys.exit(run_wsgi('%s/%s.conf' % (sys.argv[1], name), name + '-server', **more))
`;

export const RUN_RING_BUILDER = `
import sys
from swift.cli.ringbuilder import main
sys.exit(main(['swift-ring-builder'] + sys.argv[1:]))
`;

/** The calls that make the rings. */
export function ringCalls(folder: string, ports: SwiftPorts): string[][] {
  return RINGS.flatMap((ring) => {
    const builder = join(folder, `${ring}.builder`);
    const device = `r1z1-127.0.0.1:${ports[ring]}/disk`;
    return [
      [builder, 'create', '4', '1', '0'],
      [builder, 'add', device, '1'],
      [builder, 'rebalance'],
    ];
  });
}

function serverConf(folder: string, server: SwiftServer, port: number): string {
  const common = `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
log_level = ERROR
`;
  if (server !== 'proxy') {
    return `${common}devices = ${folder}/devices
mount_check = false
disable_fallocate = true
fallocate_reserve = 0

[pipeline:main]
pipeline = ${server}-server

[app:${server}-server]
use = egg:swift#${server}
`;
  }
  const { accessKeyId, secretAccessKey } = SWIFT_KEYS;
  return `${common}
[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth slo dlo proxy-server

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:healthcheck]
use = egg:swift#healthcheck

# tempauth wants a cache to be named; there is none, and Swift does without.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1

[filter:s3api]
use = egg:swift#s3api
s3_acl = false
auth_pipeline_check = true

[filter:tempauth]
use = egg:swift#tempauth
user_${accessKeyId.replace(':', '_')} = ${secretAccessKey} .admin

[filter:slo]
use = egg:swift#slo

[filter:dlo]
use = egg:swift#dlo

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
`;
}

/** Writes the settings of a small Swift into a folder. */
export function writeSwiftConfig(folder: string, ports: SwiftPorts): void {
  mkdirSync(join(folder, 'devices', 'disk'), { recursive: true });
  const hash = '[swift-hash]\nswift_hash_path_prefix = uji\nswift_hash_path_suffix = uji\n';
  const policy = '\n[storage-policy:0]\nname = satu\ndefault = yes\n';
  writeFileSync(join(folder, 'swift.conf'), hash + policy);
  for (const server of SWIFT_SERVERS) {
    writeFileSync(join(folder, `${server}.conf`), serverConf(folder, server, ports[server]));
  }
}
