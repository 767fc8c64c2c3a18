/**
 * Lets the rules for touch count in a browser with a mouse: what stands under `(pointer: coarse)` in the
 * page's style sheets applies until the answered function is called.
 *
 * @returns puts the rules back
 */
export function asOnTouch(): () => void {
  const changed: [MediaList, string][] = [];
  for (const sheet of document.styleSheets) collect(sheet.cssRules, changed);
  for (const [media] of changed) media.mediaText = 'all';
  return () => {
    for (const [media, text] of changed) media.mediaText = text;
  };
}

function collect(rules: CSSRuleList, into: [MediaList, string][]) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && /^\(pointer:\s*coarse\)$/.test(rule.conditionText)) {
      into.push([rule.media, rule.media.mediaText]);
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) collect(rule.cssRules, into);
  }
}
