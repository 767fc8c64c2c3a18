import { createHttpMyDataApi, MyDataApiProvider } from '@bank-soal/screens/api';
import { MyDataScreen } from '@bank-soal/screens/my-data';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.js';
import { accessToken } from '../session.js';
import { usePageTitle } from '../use-page-title.js';

const api = createHttpMyDataApi({ accessToken });

export function MyDataPage() {
  usePageTitle('Data Saya');
  const navigate = useNavigate();
  return (
    <MyDataApiProvider api={api}>
      <MyDataScreen onRemoved={() => navigate(paths.home)} />
    </MyDataApiProvider>
  );
}
