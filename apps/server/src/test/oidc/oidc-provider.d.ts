// The package has no types of its own; these are what the tests use of it.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Where a sign-in waits for a person. */
  interface Interaction {
    prompt: { name: string };
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>;
    Grant: new (
      of: object,
    ) => { addOIDCScope(scope: string): void; save(): Promise<string> };
  }
}
