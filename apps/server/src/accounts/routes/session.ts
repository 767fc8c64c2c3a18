import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { messages, said } from '../../http/said.js';
import type { Services } from '../../services.js';
import { changePassword } from '../change-password.js';
import { signIn } from '../sign-in.js';
import { signOut } from '../sign-out.js';

const privately = { 'Cache-Control': 'no-store' };

export function sessionRoutes(services: Services): Handlers {
  const { TRUST_PROXY } = services.config.settings;
  return {
    signIn: async ({ c, body }) => {
      const user = await signIn(services, body, clientAddress(c, TRUST_PROXY));
      return c.json(user, 200, privately);
    },
    signOut: async ({ c, user }) => {
      await signOut(services.db, user);
      return said(c, { message: messages().loggedOut }, 200, privately);
    },
    changePassword: async ({ c, user, body }) => {
      const address = clientAddress(c, TRUST_PROXY);
      const accessToken = await changePassword(services, user, body, address);
      return said(c, { message: messages().passwordChanged, accessToken }, 200, privately);
    },
  };
}
