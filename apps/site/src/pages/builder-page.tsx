import { LoadingView } from '@bank-soal/screens/frame';
import { useSession } from '@bank-soal/screens/session';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { lazy, Suspense } from 'react';
import { builderTexts } from '../texts/builder.js';
import { usePageTitle } from './page-hooks.js';

const VisitorBuilder = lazy(async () => ({
  default: (await import('./visitor-builder.js')).VisitorBuilder,
}));
const KeptBuilder = lazy(async () => ({
  default: (await import('./kept-builder.js')).KeptBuilder,
}));

/** The builder: visitors have a form in the browser, who is signed in a paper on the server. */
export function BuilderPage() {
  usePageTitle(useTexts(builderTexts).title);
  const { user } = useSession();
  return (
    <Suspense fallback={<LoadingView />}>{user ? <KeptBuilder /> : <VisitorBuilder />}</Suspense>
  );
}
