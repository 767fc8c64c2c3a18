import { MyDataScreen } from '@bank-soal/screens/my-data';
import { forgetArrival, takenArrival } from '@bank-soal/screens/session';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.js';
import { myDataTexts } from '../texts/my-data.js';
import { usePageTitle } from './page-hooks.js';

export function MyDataPage() {
  usePageTitle(useTexts(myDataTexts).title);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params] = useSearchParams();
  const [proof] = useState(takenArrival);
  useEffect(forgetArrival, []);
  return (
    <MyDataScreen
      removing={params.has('hapus')}
      onKept={() => params.has('hapus') && navigate(paths.myData, { replace: true, state })}
      removalPath={paths.removeAccount}
      onRemoved={() => navigate(paths.home)}
      {...(proof && { proof })}
    />
  );
}
