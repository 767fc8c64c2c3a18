import '@bank-soal/ui/fonts.css';
import '@bank-soal/ui/styles.css';
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
