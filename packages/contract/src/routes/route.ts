import type * as z from 'zod/mini';
import type { Method } from '../endpoints/endpoint-paths.js';

/** Callers of a route: anyone, a signed-in user, or an administrator. */
export type Access = 'public' | 'user' | 'admin';

/** One call: who may make it, what it takes and what it answers. */
export interface Route {
  /** Method and path below `/api`, its parts in braces: `GET /questionsets/{id}`. */
  endpoint: `${Method} /${string}`;
  /** Permitted callers; a refusal comes before anything else is looked at. */
  access: Access;
  /** A client sends no token along: everyone gets the same answer. */
  anonymous?: boolean;
  /** A client lets the call go on when the page is left. */
  keepalive?: boolean;
  /** One Indonesian line for the API's description. */
  summary: string;
  /** Its query; unknown parts are ignored. Absent: it takes none. */
  query?: z.ZodMiniType;
  /** Parts of its path that are no ids: how each of them reads. What reads otherwise leads nowhere. */
  params?: Readonly<Record<string, z.ZodMiniType<string>>>;
  /** Parts of the query that may come several times; they are read as lists. */
  repeated?: readonly string[];
  /** JSON body; with `upload` the fields beside the multipart `file` part. */
  body?: z.ZodMiniType;
  /** The body may also be left out altogether, like one that says nothing. */
  mayComeEmpty?: boolean;
  /** The body is multipart, with one `file`. Absent: JSON, or nothing. */
  upload?: boolean;
  /** Largest JSON body in bytes, where a few kB are too little. */
  largestBody?: number;
  /** Success, by status: the schema of a JSON answer, or the media type of a binary one. */
  answers: Readonly<Record<number, z.ZodMiniType | string>>;
  /** It leads a browser on (302) instead of answering: an Indonesian line that says where. */
  leadsTo?: string;
  /** Answers carry an ETag, and 304 instead of what the caller has already. */
  etag?: boolean;
  /** The schema of the refusal (412) when what `If-Match` names is another by now. */
  ifMatch?: z.ZodMiniType;
  /** Headers that a successful answer may carry: an Indonesian line for each. */
  answerHeaders?: Readonly<Record<string, string>>;
  /**
   * Statuses of refusals beyond those that follow from the rest: 401 and 403 from `access`,
   * 404 from an id in the path, 400 and 413 from a body, 429 from `countsAsWrite`.
   */
  refusals?: readonly number[];
  /** Schemas of refusals that say more than a message. */
  refusalSchemas?: Readonly<Record<number, z.ZodMiniType>>;
}
