const valuesOf = (params: URLSearchParams, key: string) => params.getAll(key).join('\n');

/** Merges the change from `seen`, as rendered, to `wanted` into `latest`, the address of the moment. */
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

/** Whether a click asks for nothing special, such as another tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The address of the link of this site that a click follows; `undefined` where the browser must go by itself. */
export function siteLinkOf(click: MouseEvent): string | undefined {
  const link = (click.target as Element).closest('a');
  const href = link?.getAttribute('href') ?? '';
  // A page in another language comes anew, with all its words.
  const isElsewhere = link?.target || link?.hreflang || link?.hasAttribute('download');
  const isOwn = /^(\?|\/(?!api\/))/.test(href) && !isElsewhere;
  return isOwn && !click.defaultPrevented && isPlain(click) ? href : undefined;
}
