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
import { useOwnParams } from './page-hooks.js';

const hrefs: FileSearchScreenProps['hrefs'] = {
  preview: paths.preview,
  page: (set, at, tab) => `${paths.preview(set)}?${previewAddress.write({ tab, at })}`,
  create: paths.create,
  upload: paths.upload,
};

type OwnProps = Pick<FileSearchScreenProps, 'onTitles' | 'switched'>;

function Page(own: OwnProps) {
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

/** The search inside files; or, for a query, what files hold where no title has its words. */
export const FileSearchPage = (props: OwnProps | Pick<FileHitsProps, 'query'>) =>
  'query' in props ? <FileHits query={props.query} hrefs={hrefs} /> : <Page {...props} />;
