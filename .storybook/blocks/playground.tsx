import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { lazy, Suspense } from 'react';
import { words } from '../../tools/playground/words';
import { useDocsLanguage } from './docs-language';

// The compiler, and all of the library at once, come with this page alone.
const Bench = lazy(() => import('../../tools/playground/bench'));

/** Code that can be changed beside what it draws. */
export function Playground() {
  const language = useDocsLanguage();
  return (
    <div className="sb-unstyled">
      <Suspense fallback={<LoadingStatus>{words[language].loading}</LoadingStatus>}>
        <Bench />
      </Suspense>
    </div>
  );
}
