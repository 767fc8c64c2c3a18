import type { Handlers } from '../http/api.js';
import type { Services } from '../services/services.js';
import { signIn } from '../services/sign-in.js';

export function sessionRoutes({ db, tokens }: Services): Handlers {
  return {
    signIn: async ({ c, body }) => {
      const user = await signIn(db, tokens, body.email, body.password);
      return c.json(user, 200, { 'Cache-Control': 'no-store' });
    },
  };
}
