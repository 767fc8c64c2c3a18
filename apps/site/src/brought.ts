import type { KnownAnswers } from '@bank-soal/screens/data';

/** `id` of what a server has put beside a page that it drew. */
export const BROUGHT_ID = 'data';

/** What a page was drawn from, as a part of it that no browser runs. */
export function writeBrought(known: KnownAnswers): string {
  // Nothing in it may look like the end of the element.
  const json = JSON.stringify(known).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${BROUGHT_ID}">${json}</script>`;
}

/** What the page was drawn from; `undefined` for one that no server has drawn. */
export function readBrought(page: Pick<Document, 'getElementById'>): KnownAnswers | undefined {
  const text = page.getElementById(BROUGHT_ID)?.textContent;
  return text ? (JSON.parse(text) as KnownAnswers) : undefined;
}
