import { HomeScreen } from '@bank-soal/screens/home';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.js';
import { mySetsHref } from './my-sets-address.js';
import { usePageTitle } from './page-hooks.js';

const hrefs = {
  search: paths.search,
  questionSets: paths.questionSets,
  upload: paths.upload,
  preview: paths.preview,
  mySets: mySetsHref,
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
