import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

type Kind = NonNullable<Exclude<InputType['type'], string>>;

/** How a type is written in TypeScript, as far as the documentation knows it. */
function spell(type: InputType['type']): string {
  if (!type || typeof type === 'string') return type ?? '';
  const kind = type as Kind & { raw?: string };
  if (kind.name === 'enum') return kind.value.map((one) => spellValue(one)).join(' | ');
  if (kind.name === 'union') return kind.value.map((one) => spell(one)).join(' | ');
  if (kind.name === 'literal') return spellValue(kind.value);
  return kind.raw ?? (kind.name === 'other' ? kind.value : kind.name);
}

function spellValue(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return /^['"\d]|^(true|false|null|undefined)$/.test(value) ? value : `'${value}'`;
}

/** Values that nobody edits as JSON: elements, and the bytes of a file. */
function isDrawn(value: unknown): boolean {
  if (ArrayBuffer.isView(value)) return true;
  return isValidElement(value) || (Array.isArray(value) && value.some(isValidElement));
}

/** An undocumented prop is known by its value only: children, which may be any node. */
function namedChildren(argTypes: Record<string, InputType>): Record<string, InputType> {
  const { children } = argTypes;
  if (!children || children.description) return {};
  return {
    children: { ...children, table: { ...children.table, type: { summary: 'ReactNode' } } },
  };
}

/** Tables of props show the values of a union, not the word; no control for what is an element. */
export const readableArgTypes: ArgTypesEnhancer<never> = ({ argTypes, initialArgs }) => {
  const drawn = Object.keys(initialArgs).filter((name) =>
    isDrawn((initialArgs as Record<string, unknown>)[name]),
  );
  const spelled = Object.entries(argTypes)
    .filter(([, { table }]) => table?.type?.summary === 'union')
    .map(([name, { table, type }]): [string, InputType] => [
      name,
      { ...argTypes[name], table: { ...table, type: { summary: spell(type) || 'union' } } },
    ]);
  const known: Record<string, InputType> = {
    ...argTypes,
    ...Object.fromEntries(spelled),
    ...namedChildren(argTypes),
  };
  const still = drawn.map((name) => [name, { name, ...known[name], control: false as const }]);
  return { ...known, ...Object.fromEntries(still) };
};
