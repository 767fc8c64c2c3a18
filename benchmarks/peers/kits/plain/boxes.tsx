import { useId } from 'react';
import type { AccordionProps, SliderProps, SwitchProps } from '../../page/parts-kit.js';
import './parts.css';

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className="switch-line">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a box says it itself
        role="switch"
        className="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

export function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className="slider-line">
        <input
          id={id}
          type="range"
          className="slider"
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <span aria-hidden>{value}</span>
      </div>
    </div>
  );
}

export function Accordion({ parts }: AccordionProps) {
  return (
    <div>
      {parts.map(({ id, title, content }) => (
        <details key={id} className="fold">
          <summary className="fold-title">{title}</summary>
          <div className="fold-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
