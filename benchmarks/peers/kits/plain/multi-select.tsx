/* oxlint-disable jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the parts of a tab list and a list box, as hosts write them */
import { useId, useMemo, useState } from 'react';
import type { MultiSelectProps } from '../../page/kit.js';

const ROW = 36;
const SHOWN = 12;

/** By hand: an input and a list that draws only the rows in view. */
export function MultiSelect({ label, options, value, onChange }: MultiSelectProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [top, setTop] = useState(0);
  const lowered = useMemo(() => options.map((option) => option.toLowerCase()), [options]);
  const found = useMemo(() => {
    const needle = text.trim().toLowerCase();
    return needle ? options.filter((_, index) => lowered[index]?.includes(needle)) : options;
  }, [options, lowered, text]);
  const first = Math.min(Math.floor(top / ROW), Math.max(0, found.length - SHOWN));

  function toggle(option: string) {
    const without = value.filter((one) => one !== option);
    onChange(without.length < value.length ? without : [...value, option]);
    setText('');
  }

  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className="box">
        {value.map((one) => (
          <span key={one} className="chip">
            {one}
            <button type="button" aria-label={`Hapus ${one}`} onClick={() => toggle(one)}>
              ×
            </button>
          </span>
        ))}
        <input
          id={id}
          className="bare"
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}l`}
          value={text}
          onClick={() => setOpen(true)}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
            if (event.key === 'Enter' && found[0] !== undefined) toggle(found[0]);
          }}
        />
      </div>
      {open && (
        <div
          id={`${id}l`}
          role="listbox"
          aria-label={label}
          aria-multiselectable
          className="list"
          onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        >
          <div style={{ height: found.length * ROW, paddingTop: first * ROW }}>
            {found.slice(first, first + SHOWN).map((option) => (
              <div
                key={option}
                role="option"
                tabIndex={-1}
                aria-selected={value.includes(option)}
                className="option"
                onClick={() => toggle(option)}
              >
                {option}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
