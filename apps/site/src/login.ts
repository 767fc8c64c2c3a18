import { latePage } from './late-page.js';

/** The login: at its own address, and at once in the place of a page that is closed to a visitor. */
export const login = latePage(async () => (await import('./pages/login-page.js')).LoginPage);
