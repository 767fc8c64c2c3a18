import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const { file } = workerData as { file: string };
const database = new DatabaseSync(file, { timeout: 1000 });

parentPort?.on('message', () => {
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // A full or busy disk: the next time does, or the connection that writes.
  }
});
