import { parentPort, workerData } from 'node:worker_threads';
import { adapt, openForWriting, type Query, run } from './sqlite-connection.js';
import type { Written } from './write-thread.js';

const { file } = workerData as { file: string };
const connection = adapt(openForWriting(file), false);

function answer(query: Query): Written {
  try {
    return { result: run(connection, query), changed: connection.takeChanged() };
  } catch (error) {
    // An error that goes to another thread leaves behind what it carries.
    const { message } = error as Error;
    return { failure: { ...(error as object), message } };
  }
}

parentPort?.on('message', (query: Query) => parentPort?.postMessage(answer(query)));
