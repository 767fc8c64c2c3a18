import '@bank-soal/ui/fonts.css';
// What the first page is painted with; other parts come with the components that need them.
import '@bank-soal/ui/styles/core.css';
import '@bank-soal/ui/styles/pages.css';
import '@bank-soal/ui/styles/sets.css';
import '@bank-soal/ui/page.css';
import { takeArrival } from './arrival.js';
import { BROUGHT_ID } from './brought-id.js';
import { painted } from './painted.js';
import { notePresses } from './pressed-early.js';

/** What a page that a server drew says is read before its scripts, which keep the processor busy, begin. */
async function begin() {
  if (document.getElementById(BROUGHT_ID)) {
    notePresses(document);
    await painted(document);
  }
  await import('./start.js');
}

takeArrival(window);
void begin();
