const valuesOf = (params: URLSearchParams, key: string) => params.getAll(key).join('\n');

/**
 * What someone asks for, on top of what else has come into the address since they saw it.
 *
 * @param seen what the page showed
 * @param wanted what it then asked for
 * @param latest what the address says by now
 */
export function mergeParams(
  seen: URLSearchParams,
  wanted: URLSearchParams,
  latest: URLSearchParams,
): URLSearchParams {
  if (`${seen}` === `${latest}`) return wanted;
  const merged = new URLSearchParams(latest);
  for (const key of new Set([...seen.keys(), ...wanted.keys()])) {
    if (valuesOf(wanted, key) === valuesOf(seen, key)) continue;
    merged.delete(key);
    for (const value of wanted.getAll(key)) merged.append(key, value);
  }
  return merged;
}
