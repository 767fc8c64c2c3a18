import { BuilderScreen } from '@bank-soal/screens/builder';
import { browserPlaces } from '@bank-soal/screens/session';
import { loginHref, paths } from '../paths.js';
import { questionBank } from './question-bank.js';

const { local } = browserPlaces();

/** The builder whose form stays in the browser. */
export function VisitorBuilder() {
  return (
    <BuilderScreen questions={questionBank} storage={local} loginHref={loginHref(paths.create)} />
  );
}
