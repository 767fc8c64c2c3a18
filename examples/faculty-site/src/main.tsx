import '@bank-soal/ui/fonts.css';
import '@bank-soal/ui/styles.css';
import '@bank-soal/ui/page.css';
import './theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { keptLanguage, loadWords } from './language.js';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
const language = keptLanguage();
const words = await loadWords(language);
createRoot(root).render(
  <StrictMode>
    <App start={{ language, words }} />
  </StrictMode>,
);
