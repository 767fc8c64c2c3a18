import type { z } from 'zod';

/** Words of a setting in the table of a guide. */
export interface SettingWords {
  /** In the operator's guide. */
  id: string;
  /** In the README; without it the setting is the guide's alone. */
  en?: string;
  /** The default where the schema has none, in the guide's and the README's words. */
  otherwise?: readonly [id: string, en: string];
}

/** Facts of a setting beside its bounds: the `meta` of its schema. */
export type SettingFacts = {
  /** A secret is never shown, not even to operators. */
  secret?: true;
  /** Administrators are shown its value; of others that the contract names only whether they are set. */
  shown?: true;
  /** Without words it stands in the line of the setting before. */
  words?: SettingWords;
};

/** Adds the words of a setting in the tables to its schema. */
export const said = <Schema extends z.ZodType>(
  schema: Schema,
  id: string,
  en?: string,
  otherwise?: SettingWords['otherwise'],
): Schema =>
  schema.meta({
    ...schema.meta(),
    words: { id, ...(en !== undefined && { en }), ...(otherwise && { otherwise }) },
  } satisfies SettingFacts);

/** The same of one whose value administrators are shown. */
export const shown = <Schema extends z.ZodType>(schema: Schema, id: string, en: string): Schema =>
  said(schema.meta({ shown: true } satisfies SettingFacts), id, en);
