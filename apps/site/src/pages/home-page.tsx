import { HomeScreen } from '@bank-soal/screens/home';
import type { OwnWorkKind } from '@bank-soal/screens/my-page';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.js';
import { mySetsHref, noticeHrefs } from './own-space.js';
import { usePageTitle } from './page-hooks.js';

const hrefs = {
  search: paths.search,
  questionSets: paths.questionSets,
  upload: paths.upload,
  preview: paths.preview,
  work: {
    ...noticeHrefs,
    edit: paths.edit,
    all: (kind: OwnWorkKind) =>
      kind === 'unfinished' ? paths.ownSets : kind === 'news' ? paths.notices : mySetsHref(kind),
  },
};

export function HomePage() {
  usePageTitle();
  const navigate = useNavigate();
  return (
    <HomeScreen
      hrefs={hrefs}
      onSearch={(text) =>
        navigate(text === '' ? paths.search : `${paths.search}?q=${encodeURIComponent(text)}`)
      }
    />
  );
}
