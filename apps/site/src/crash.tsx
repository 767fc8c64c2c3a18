import { CrashView } from '@bank-soal/screens/frame';
import { paths } from './paths.js';

/** Stands in place of a page that broke, or of the whole site when even its frame cannot be drawn. */
export function Crash() {
  return <CrashView onReload={() => window.location.reload()} homeHref={paths.home} />;
}
