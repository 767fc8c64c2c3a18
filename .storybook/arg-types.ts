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

/** Tables of props show the values of a union, not the word; no control for what is an element. */
export const readableArgTypes: ArgTypesEnhancer<never> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const vague = argType.table?.type?.summary === 'union';
      const value: unknown = (initialArgs as Record<string, unknown>)[name];
      const drawn = isValidElement(value) || (Array.isArray(value) && value.some(isValidElement));
      return [
        name,
        {
          ...argType,
          ...(drawn && { control: false as const }),
          ...(vague && {
            table: { ...argType.table, type: { summary: spell(argType.type) || 'union' } },
          }),
        },
      ];
    }),
  );
