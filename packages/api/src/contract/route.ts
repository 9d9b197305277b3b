import type * as z from 'zod/mini';
import type { Role } from './common.ts';

type Schema = z.ZodMiniType;

/**
 * Who may make a call: everyone, the members of a shop from a least role on, or only the operators of the
 * platform, who answer its support and belong to no shop's roles.
 */
export type Access = 'public' | Role | 'operator';

/**
 * One call of the contract, and all that the client knows of it. The calls of an area are a table in the area's file;
 * the table of all of them, `contract` in `contract/index.ts`, is for servers, mocks and tests: it brings every schema.
 */
export interface RouteDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for each parameter. */
  readonly path: string;
  /** Called on the host of the page, whatever host the other calls go to. */
  readonly onPageHost?: true;
  /** A GET that begins something all the same: held back and made once like the calls that change something. */
  readonly begins?: true;
  /** About the account itself, of which there is no sample: sent also in mock mode, though it changes something. */
  readonly inSampleMode?: true;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The media types of a body that is a file, streamed and not JSON. */
  readonly upload?: readonly string[];
  /** The bytes from the file's beginning that are enough: no more is sent of it. */
  readonly uploadHead?: number;
  readonly status: 200 | 201 | 202;
  /** The answer's body; a media type in place of a schema where the answer is a file. */
  readonly answer: Schema | `text/${string}` | 'application/pdf' | 'application/zip';
}

/** Keeps the literal types of a route's definition. */
// @__NO_SIDE_EFFECTS__
export function route<const R extends RouteDefinition>(definition: R): R {
  return definition;
}
