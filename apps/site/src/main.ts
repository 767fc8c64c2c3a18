import '@bank-soal/ui/fonts.css';
import '@bank-soal/ui/styles.css';
import '@bank-soal/ui/page.css';
import { takeArrival } from '@bank-soal/screens/session';

const start = () => void import('./start.js');

takeArrival(window);
// Scripts keep the processor busy: what a server has rendered is painted before they begin. Nobody sees a hidden page.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
