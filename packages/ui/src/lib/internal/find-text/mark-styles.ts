/**
 * Marks come with what finds them, not with the styles of every page. Pages of a PDF are white paper in
 * both themes and in forced colours; marks let its letters through and are told apart by their line too.
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
.textLayer ::highlight(ui-found) {
  background-color: rgb(255 205 0 / 0.4);
  color: transparent;
}
.textLayer ::highlight(ui-found-current) {
  background-color: rgb(255 120 0 / 0.45);
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
