/* oxlint-disable jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the parts of a tab list and a list box, as hosts write them */
import { type KeyboardEvent, useId } from 'react';
import type { ChoiceProps, Row, TabGroupProps } from '../../page/kit.js';

export function Table({ head, rows }: { head: string[]; rows: Row[] }) {
  return (
    <table className="table">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.title}</td>
            <td>{row.subject}</td>
            <td>{row.lecturer}</td>
            <td className="number">{row.year}</td>
            <td className="number">{row.downloads}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select
        id={id}
        className="select"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

function move(event: KeyboardEvent<HTMLDivElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const next = tabs[(at + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}

export function TabGroup({ label, tabs, value, onChange }: TabGroupProps) {
  const id = useId();
  const shown = tabs.find((tab) => tab.id === value);
  return (
    <div>
      <div role="tablist" aria-label={label} className="tabs" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={tab.id === value}
            aria-controls={`${id}p`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div id={`${id}p`} role="tabpanel" aria-labelledby={`${id}${value}`} className="panel">
        {shown?.text}
      </div>
    </div>
  );
}
