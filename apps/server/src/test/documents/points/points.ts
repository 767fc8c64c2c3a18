import type { Beside } from '../read-exam.js';
import type { WordPackage } from '../word-package.js';

/** A document, the questions in short that it must give, and what else is sent with it. */
export type Point = readonly [
  body: string,
  expected: readonly string[],
  rest?: Partial<Omit<WordPackage, 'body'>> & Beside & { picture?: boolean },
];

/** Single points of what is read, by their names. */
export type Points = Readonly<Record<string, Point>>;
