import type { BuilderQuestion } from '@bank-soal/screens/builder';
import { algorithms } from './algorithms.js';
import { databases } from './databases.js';
import { networks } from './networks.js';
import { objects } from './objects.js';
import { structures } from './structures.js';

/** The builder's sample data: four questions for each course that the tags name. */
export const questionBank: readonly BuilderQuestion[] = [
  ...algorithms,
  ...objects,
  ...structures,
  ...databases,
  ...networks,
];
