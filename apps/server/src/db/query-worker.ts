import { parentPort, workerData } from 'node:worker_threads';
import type { Answered, ThreadTask } from './query-thread.js';
import { adapt, openForReading, type Query, run } from './sqlite/connection.js';

const { file, cacheKb } = workerData as ThreadTask;
const database = openForReading(file);
database.exec(`PRAGMA cache_size = -${cacheKb}`);
const connection = adapt(database, true);

function answer(query: Query): Answered {
  try {
    return { result: run(connection, query) };
  } catch (error) {
    // An error loses its properties on the way to another thread.
    const { message } = error as Error;
    return { failure: { ...(error as object), message } };
  }
}

parentPort?.on('message', (query: Query) => parentPort?.postMessage(answer(query)));
