import type { EndpointName } from '@bank-soal/contract/endpoints';
import { openApiDocument } from '@bank-soal/contract/open-api';
import { ReadyBody } from '../../answers/ready-body.js';
import type { Handlers } from '../../http/api.js';
import { sendReady } from '../../http/send-ready.js';

/** `names` is asked for at the first call: by then every route is known. */
export function openApiRoutes(title: string, names: () => readonly EndpointName[]): Handlers {
  let body: ReadyBody | undefined;
  return {
    openApi: ({ c }) => {
      body ??= new ReadyBody(JSON.stringify(openApiDocument({ title, version: '1.0.0' }, names())));
      return sendReady(c, body);
    },
  };
}
