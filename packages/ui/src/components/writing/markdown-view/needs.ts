/** Whether a text may hold maths: `$$`, `$x$` or a fence of `math`. A wrong yes costs a download only. */
export function needsMaths(source: string): boolean {
  return /\$\$|\$[^\s$][^$`]*\$(?!\d)/.test(source) || /(?:`{3,}|~{3,})[ \t]*math\b/.test(source);
}

/** Whether a text may hold code of a named language: only that is highlighted. */
export function needsHighlight(source: string): boolean {
  return /(?:`{3,}|~{3,})[ \t]*(?!math\b)[^\s`~]/.test(source);
}
