import { parentPort } from 'node:worker_threads';
import type { TextsAnswer, TextsJob } from './texts-thread.js';
import { bagOfBody, excerptOf, packText } from './texts-work.js';

function work(job: TextsJob): TextsAnswer {
  try {
    if (job.kind === 'pack') return { packed: packText(job.pages) };
    if (job.kind === 'bags') return { bags: job.bodies.map(bagOfBody) };
    return { excerpts: job.bodies.map((body) => excerptOf(body, job.query)) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

parentPort?.on('message', (job: TextsJob) => parentPort?.postMessage(work(job)));
