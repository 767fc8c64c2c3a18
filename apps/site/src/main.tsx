import '@bank-soal/ui/fonts.css';
import '@bank-soal/ui/styles.css';
import '@bank-soal/ui/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { loadPage } from './routes.js';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
const site = createRoot(root);

// The page as it came stays until there is more to show: whatever took its place in between would
// keep its own place for a while.
void loadPage(location.pathname).finally(() =>
  site.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
