import { useLocation, useNavigate } from 'react-router-dom';
import { loginHref } from './next-path.js';

/** Leads to the login, and from there back to this page. */
export function useToLogin(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => navigate(loginHref(pathname + search));
}
