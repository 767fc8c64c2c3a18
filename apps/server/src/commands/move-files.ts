import { join } from 'node:path';
import { OperatorError } from '../failures/operator-error.js';
import type { Config } from '../settings/config.js';
import { diskStore } from '../storage/disk-store.js';
import type { FileStore } from '../storage/file-store.js';
import { openFileStore } from '../storage/open-file-store.js';
import { COMMAND_PREFIX } from '../version.js';
import { type Command, UsageError } from './command.js';
import { readArgs } from './read-args.js';

const USAGE = 'move-files --to bucket|disk [--remove]';
/** Contents that are on their way at once. */
const WIDTH = 4;
const TELL_EVERY = 1000;

interface Moved {
  copied: number;
  known: number;
  damaged: string[];
}

async function openBoth({ dataDir, s3, ...rest }: Config) {
  if (s3 === undefined) {
    throw new OperatorError(
      'Isi S3_BUCKET dan S3_* lain: bucket asal atau tujuan tidak diketahui.',
    );
  }
  const bucket = await openFileStore({ ...rest, dataDir, s3 });
  return { bucket, disk: await diskStore(join(dataDir, 'files')) };
}

/** Copies one content; its hash is compared with its name before it is stored. */
async function moveOne(
  name: string,
  from: FileStore,
  to: FileStore,
  moved: Moved,
): Promise<boolean> {
  if (await to.has(name)) {
    moved.known += 1;
    return true;
  }
  const content = await to.receive(await from.read(name));
  try {
    if ((await content.sha256) !== name) {
      moved.damaged.push(name);
      return false;
    }
    await content.store();
    moved.copied += 1;
    return true;
  } finally {
    await content.discard();
  }
}

/** Moves every content between the data folder and the bucket; may be called again at any time. */
export const moveFiles: Command = async (args, config, { out, err }) => {
  const options = { to: { type: 'string' }, remove: { type: 'boolean' } } as const;
  const { values } = readArgs(USAGE, args, { min: 0, max: 0 }, options);
  if (values.to !== 'bucket' && values.to !== 'disk') {
    throw new UsageError(`Cara pakai: ${COMMAND_PREFIX} ${USAGE}`);
  }
  const { bucket, disk } = await openBoth(config);
  const [from, to] = values.to === 'bucket' ? [disk, bucket] : [bucket, disk];
  const moved: Moved = { copied: 0, known: 0, damaged: [] };
  const names = from.list()[Symbol.asyncIterator]();

  const work = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      const isThere = await moveOne(next.value, from, to, moved);
      // The source goes only when the target has it for good.
      if (isThere && values.remove) await from.remove(next.value);
      const { copied } = moved;
      if (copied > 0 && copied % TELL_EVERY === 0) out(`${copied} file disalin …`);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, work));

  for (const name of moved.damaged) err(`RUSAK: ${name}; tidak disalin`);
  out(`${moved.copied} file disalin, ${moved.known} sudah ada di tujuan.`);
  if (values.remove) out('Yang sudah ada di tujuan dihapus dari asalnya.');
  return moved.damaged.length === 0;
};
