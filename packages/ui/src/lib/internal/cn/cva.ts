import { cva as declare } from 'class-variance-authority';

/**
 * As `cva` of class-variance-authority, but each combination of variants is put together once: a
 * thousand badges share one text. Takes no `class` and no `className`; those are joined by `cn`.
 */
export const cva: typeof declare = (base, config) => {
  const classes = declare(base, config);
  const known = new Map<string, string>();
  return (props) => {
    let key = '';
    for (const name in props) key += `${name}:${String(props[name as keyof typeof props])};`;
    let look = known.get(key);
    if (look === undefined) {
      look = classes(props);
      known.set(key, look);
    }
    return look;
  };
};
