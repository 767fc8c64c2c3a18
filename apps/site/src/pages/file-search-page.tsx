import {
  FileHits,
  type FileHitsProps,
  FileSearchScreen,
  type FileSearchScreenProps,
  fileSearchAddress,
} from '@bank-soal/screens/file-search';
import { previewAddress } from '@bank-soal/screens/preview';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.js';
import { useOwnParams } from '../use-own-params.js';

const hrefs: FileSearchScreenProps['hrefs'] = {
  preview: paths.preview,
  page: (set, at, tab) => `${paths.preview(set)}?${previewAddress.write({ tab, at })}`,
  create: paths.create,
  upload: paths.upload,
};

export function FileSearchPage(own: Pick<FileSearchScreenProps, 'onTitles' | 'switched'>) {
  const { key } = useLocation();
  const [params, setParams] = useOwnParams();
  return (
    <FileSearchScreen
      {...own}
      state={fileSearchAddress.read(params)}
      onStateChange={(next, { replace }) => setParams(fileSearchAddress.write(next), { replace })}
      hrefs={hrefs}
      placeKey={key}
    />
  );
}

/** What stands inside files where no title has the words. */
export const InsideFiles = ({ query }: Pick<FileHitsProps, 'query'>) => (
  <FileHits query={query} hrefs={hrefs} />
);
