import { Alert } from '@bank-soal/ui/alert';
import type { ResultProps } from './result-props.js';

/** Failure of a download. */
export function DownloadNotice({
  notice,
  onDismiss,
}: Pick<ResultProps, 'onDismiss'> & { notice: string }) {
  return <Alert tone="danger" title={notice} onDismiss={onDismiss} />;
}
