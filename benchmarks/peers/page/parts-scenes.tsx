import { useMemo } from 'react';
import type { Scene } from './bench.js';
import type { PartsKit } from './parts-kit.js';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const two = (index: number) => String(index).padStart(2, '0');
const keep = () => {};

const isOn = (index: number, tick: number) => (index + tick) % 2 === 1;

/** State of each switch, in the order of the page. */
const switchStates = () =>
  [...document.querySelectorAll('#root :is([role=switch], input[type=checkbox])')].map((element) =>
    element instanceof HTMLInputElement
      ? element.checked
      : element.getAttribute('aria-checked') === 'true',
  );

const switches: Scene<PartsKit> = {
  View: ({ kit: { Switch }, tick }) => (
    <div className="bench-grid">
      {numbers(100).map((index) => (
        <Switch
          key={index}
          label={`Setelan ${index}`}
          checked={isOn(index, tick)}
          onChange={keep}
        />
      ))}
    </div>
  ),
  texts: () => numbers(100).map((index) => `Setelan ${index}`),
  holds(tick) {
    const states = switchStates();
    return states.length === 100 && states.every((on, index) => on === isOn(index, tick));
  },
};

const sliders: Scene<PartsKit> = {
  View: ({ kit: { Slider }, tick }) => (
    <div className="bench-grid">
      {numbers(100).map((index) => (
        <Slider
          key={index}
          label={`Bobot soal ${index}`}
          value={(index + tick) % 100}
          onChange={keep}
        />
      ))}
    </div>
  ),
  texts: (tick) =>
    numbers(100).flatMap((index) => [`Bobot soal ${index}`, String((index + tick) % 100)]),
};

/** Content of a part of the accordion. */
export const linesOf = (index: number) =>
  numbers(3).map((line) => `Penjelasan ${line + 1} dari bagian ${index}.`);
export const partTitle = (index: number) => `Bagian ${index}`;

const PARTS = numbers(50).map((index) => ({
  id: `b${index}`,
  title: partTitle(index),
  content: linesOf(index).map((line) => (
    <p key={line} className={`bench-part-${index}`}>
      {line}
    </p>
  )),
}));

const accordion: Scene<PartsKit> = {
  View: ({ kit: { Accordion } }) => <Accordion parts={PARTS} />,
  texts: () => PARTS.map(({ title }) => title),
};

const calendar: Scene<PartsKit> = {
  View: ({ kit: { Calendar } }) => <Calendar label="Hari ujian" day="2026-01-15" />,
  texts: () => numbers(31).map((index) => String(index + 1)),
};

export const ACTIONS = numbers(20).map((index) => `Tindakan ${two(index)}`);

const menu: Scene<PartsKit> = {
  View: ({ kit: { Menu } }) => <Menu label="Tindakan" actions={ACTIONS} />,
  texts: () => ['Tindakan'],
};

const leafName = (branch: number, leaf: number) => `Topik ${two(branch)}.${two(leaf)}`;
/** Leaves of the branch that is closed at first. */
export const CLOSED_LEAVES = numbers(24).map((leaf) => leafName(0, leaf));

const BRANCHES = numbers(20).map((branch) => ({
  id: `c${branch}`,
  name: `Cabang ${two(branch)}`,
  leaves: numbers(24).map((leaf) => ({ id: `c${branch}d${leaf}`, name: leafName(branch, leaf) })),
}));

const tree: Scene<PartsKit> = {
  View: function TreeScene({ kit: { Tree } }) {
    const open = useMemo(() => BRANCHES.slice(1).map(({ id }) => id), []);
    return <Tree label="Topik" branches={BRANCHES} open={open} />;
  },
  texts: () =>
    BRANCHES.flatMap(({ name, leaves }, index) => [
      name,
      ...(index > 0 ? leaves.map((leaf) => leaf.name) : []),
    ]),
};

export const scenes = { switches, sliders, accordion, calendar, menu, tree };
