import {
  type AdminListState,
  listAddress,
  type OnListStateChange,
} from '@bank-soal/screens/admin-lecturers';
import { useLocation } from 'react-router-dom';
import { useOwnParams, useToLogin } from '../page-hooks.js';

/** What a list of the administration takes from its address, and does to it. */
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
