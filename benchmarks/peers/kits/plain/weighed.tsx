import { useState } from 'react';
import { FACTS, LINKS, STEPS } from '../../page/weighed.js';

export function Popover() {
  return (
    <>
      <button type="button" className="button" popoverTarget="akses">
        Akses
      </button>
      <div id="akses" popover="auto">
        Dosen
      </div>
    </>
  );
}

export function Pagination() {
  const [page, setPage] = useState(5);
  return (
    <nav aria-label="Halaman">
      {[4, 5, 6].map((number) => (
        <button
          key={number}
          type="button"
          aria-current={number === page ? 'page' : undefined}
          onClick={() => setPage(number)}
        >
          {number}
        </button>
      ))}
    </nav>
  );
}

export function Stepper() {
  return (
    <ol aria-label="Langkah">
      {STEPS.map((step, index) => (
        <li key={step} aria-current={index === 1 ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  );
}

export function Descriptions() {
  return (
    <dl>
      {FACTS.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

export function InputGroup() {
  return (
    <label className="field">
      Lama
      <span className="box">
        <input className="bare" />
        menit
      </span>
    </label>
  );
}

export function ButtonGroup() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is no form has no fieldset
    <div role="group" aria-label="Urutan">
      <button type="button">Naik</button>
      <button type="button">Turun</button>
    </div>
  );
}

export function CopyButton() {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      onClick={() => void navigator.clipboard.writeText('npm start').then(() => setCopied(true))}
    >
      {copied ? 'Tersalin' : 'Salin'}
    </button>
  );
}

export function Sidebar() {
  return (
    <nav aria-label="Samping">
      {LINKS.map((link) => (
        <a key={link} href={`#${link}`}>
          {link}
        </a>
      ))}
    </nav>
  );
}
