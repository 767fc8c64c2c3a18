/** Claims of a provider about a person. */
export type Claims = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A claim by its name; `realm_access.roles` is one within another, unless one is called so. */
export function claimOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return value;
}

/** Values of a claim: one text, or each of a list. */
export function valuesOf(claims: Claims, name: string): string[] {
  const value = claimOf(claims, name);
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all
    .filter((one) => ['string', 'number', 'boolean'].includes(typeof one))
    .map((one) => String(one));
}
