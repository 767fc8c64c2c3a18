import '@bank-soal/ui/fonts.css';
import '@bank-soal/ui/styles.css';
import '@bank-soal/ui/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
