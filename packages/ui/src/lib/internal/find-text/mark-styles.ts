/**
 * Marks come with what finds them, not with the styles of every page. Pages of a PDF are white paper in
 * both themes and in forced colours: marks are laid over it as a felt pen does, so that its letters stay as dark
 * as they are. The one that is looked at has a line too.
 */
const STYLES = `
::highlight(ui-found) {
  background-color: var(--ui-color-highlight);
  color: var(--ui-color-text);
}
::highlight(ui-found-current) {
  background-color: var(--ui-color-warning);
  color: #000;
  text-decoration: underline 2px;
}
.textLayer {
  mix-blend-mode: multiply;
}
.textLayer ::highlight(ui-found) {
  background-color: #ffe27a;
  color: transparent;
}
.textLayer ::highlight(ui-found-current) {
  background-color: #ffb35c;
  color: transparent;
  text-decoration: underline 2px #b42318;
}
@media (forced-colors: active) {
  ::highlight(ui-found) {
    background-color: Mark;
    color: MarkText;
  }
  ::highlight(ui-found-current) {
    background-color: Highlight;
    color: HighlightText;
  }
}
`;

let sheet: CSSStyleSheet | null = null;

/** Gives the page the looks of marks. */
export function addMarkStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
