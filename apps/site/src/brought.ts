import type { PageReader } from '@bank-soal/contract/page-reader';
import type { KnownAnswers } from '@bank-soal/screens/data';
import { BROUGHT_ID } from './brought-id.js';

/** What a page was drawn from. */
export interface Brought {
  /** Absent for a visitor. */
  reader?: PageReader | undefined;
  known: KnownAnswers;
}

/** What a page was drawn from, as a part of it that no browser runs. */
export function writeBrought(brought: Brought): string {
  // Nothing in it may look like the end of the element.
  const json = JSON.stringify(brought).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${BROUGHT_ID}">${json}</script>`;
}

/** What the page was drawn from; `undefined` for one that no server has drawn. */
export function readBrought(page: Pick<Document, 'getElementById'>): Brought | undefined {
  const text = page.getElementById(BROUGHT_ID)?.textContent;
  return text ? (JSON.parse(text) as Brought) : undefined;
}
