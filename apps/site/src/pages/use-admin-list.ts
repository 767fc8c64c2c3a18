import {
  type AdminListState,
  listAddress,
  type OnListStateChange,
} from '@bank-soal/screens/admin-lecturers';
import { useLocation } from 'react-router-dom';
import { useOwnParams, useToLogin } from './page-hooks.js';

/** State of an administration's list in its address, and the functions that change it. */
export function useAdminList(): {
  state: AdminListState;
  onStateChange: OnListStateChange;
  hrefs: { list: string };
  onSignedOut: () => void;
} {
  const { pathname } = useLocation();
  const [params, setParams] = useOwnParams();
  return {
    state: listAddress.read(params),
    onStateChange: (next, { replace }) => setParams(listAddress.write(next), { replace }),
    hrefs: { list: pathname },
    onSignedOut: useToLogin(),
  };
}
