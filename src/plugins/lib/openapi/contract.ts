/** The parts of an OpenAPI 3.1 contract that pages show, with all references resolved. */

import type {Json} from '../../../lib/json';

export interface Contract {
  /** File name and line of its `paths`, for error messages. */
  readonly file: string;
  readonly pathsLine: number;
  readonly title: string;
  readonly version: string;
  /** URL of the first server, without a trailing slash. */
  readonly serverUrl: string;
  /** In file order. */
  readonly operations: readonly Operation[];
  /** The named schemas under `components`. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Newest first; the first one is this version. */
  readonly changelog: readonly Release[];
}

/** The changes in one version of the contract: an entry of `x-changelog` under `info`. */
export interface Release {
  readonly version: string;
  /** ISO 8601 date. */
  readonly date: string;
  /** Each one line of Markdown. */
  readonly changes: readonly string[];
}

export interface Operation {
  readonly id: string;
  /** Its first tag; empty without one. */
  readonly tag: string;
  /** In upper case. */
  readonly method: string;
  /** Path template, such as `/indexers/{indexerId}`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody: RequestBody | undefined;
  readonly responses: readonly Response[];
  /** A request must satisfy one of these schemes; empty if the operation needs no authentication. */
  readonly security: readonly SecurityScheme[];
}

export const parameterPlaces = ['path', 'query', 'header', 'cookie'] as const;

export interface Parameter {
  readonly name: string;
  readonly in: (typeof parameterPlaces)[number];
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example: Json | undefined;
}

interface RequestBody {
  readonly description: string;
  readonly required: boolean;
  readonly content: readonly MediaType[];
}

export interface Response {
  /** `201`, `4XX` or `default`. */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Header[];
  readonly content: readonly MediaType[];
}

export interface Header {
  readonly name: string;
  readonly description: string;
  readonly schema: Schema;
  readonly example: Json | undefined;
}

export interface MediaType {
  /** Such as `application/json`. */
  readonly name: string;
  readonly schema: Schema | undefined;
  readonly examples: readonly Example[];
}

export interface Example {
  readonly summary: string;
  readonly value: Json;
}

export interface SecurityScheme {
  readonly type: string;
  readonly description: string;
  /** Name and location of the key; only schemes of the type `apiKey` have them. */
  readonly name: string | undefined;
  readonly in: string | undefined;
}

export interface Schema {
  /** Name under `components.schemas`, where the schema has one. */
  readonly name: string | undefined;
  /** Empty where any value is allowed. */
  readonly types: readonly string[];
  readonly format: string | undefined;
  readonly description: string;
  readonly values: readonly Json[];
  readonly default: Json | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly pattern: string | undefined;
  readonly isDeprecated: boolean;
  /** Accepted in requests, never returned. */
  readonly isWriteOnly: boolean;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  /** Schema of the items of an array. */
  readonly items: Schema | undefined;
  /** Schema of the values of a map: an object with arbitrary keys. */
  readonly mapValues: Schema | undefined;
  /** Alternatives for a value: `oneOf` and `anyOf`. */
  readonly choices: readonly Schema[];
}
