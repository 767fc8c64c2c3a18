import type { Question } from './content/model.js';
import type { Topic } from './tags.js';
import type { DemoLevel } from './types.js';

interface Wish {
  topics: Topic[];
  level: DemoLevel;
  count: number;
  /** Sets with different seeds draw different questions. */
  seed: number;
  /** Questions with test cases come first. */
  withCases?: boolean;
}

const nearby: Record<DemoLevel, DemoLevel[]> = {
  Mudah: ['Mudah', 'Sedang', 'Sulit'],
  Sedang: ['Sedang', 'Mudah', 'Sulit'],
  Sulit: ['Sulit', 'Sedang', 'Mudah'],
};

const hasCases = (question: Question): boolean =>
  question.kind === 'essay' && question.parts.some((part) => part.cases?.length);

const rotate = <T>(items: T[], by: number): T[] => {
  const start = items.length ? by % items.length : 0;
  return [...items.slice(start), ...items.slice(0, start)];
};

function candidates<Q extends Question>(bank: Q[], topic: Topic, wish: Wish): Q[] {
  return nearby[wish.level].flatMap((level) => {
    const found = bank.filter((item) => item.topics[0] === topic && item.level === level);
    const turned = rotate(found, wish.seed);
    return wish.withCases
      ? turned.toSorted((one, other) => Number(hasCases(other)) - Number(hasCases(one)))
      : turned;
  });
}

/** Takes turns between the topics; within one, the wished level first. In order of topic. */
export function selectQuestions<Q extends Question>(bank: Q[], wish: Wish): Q[] {
  const queues = wish.topics.map((topic) => candidates(bank, topic, wish));
  const chosen: Q[] = [];
  while (chosen.length < wish.count && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const next = queue.shift();
      if (next && chosen.length < wish.count) chosen.push(next);
    }
  }
  const place = (question: Q) => wish.topics.findIndex((topic) => topic === question.topics[0]);
  return chosen.toSorted((one, other) => place(one) - place(other));
}
