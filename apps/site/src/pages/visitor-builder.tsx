import { sampleQuestions } from '@bank-soal/contract/questions';
import { type BuilderQuestion, BuilderScreen } from '@bank-soal/screens/builder';
import { browserPlaces } from '@bank-soal/screens/session';
import { loginHref, paths } from '../paths.js';

const { local } = browserPlaces();

/** The builder's questions: the samples that every bank has. */
export const questionBank: readonly BuilderQuestion[] = sampleQuestions.map(
  ({ topics: _, ...question }) => question,
);

/** The builder whose form stays in the browser. */
export function VisitorBuilder() {
  return (
    <BuilderScreen questions={questionBank} storage={local} loginHref={loginHref(paths.create)} />
  );
}
