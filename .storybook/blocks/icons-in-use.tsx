import type { LucideIcon } from 'lucide-react';
import * as lucide from 'lucide-react';

const files = import.meta.glob<string>('../../packages/ui/src/{components,bank,lib}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Which icons the components import, and which components those are. */
function iconsInUse(): [name: string, users: string[]][] {
  const users = new Map<string, Set<string>>();
  for (const [path, code] of Object.entries(files)) {
    const names = /import \{([^}]*)\} from 'lucide-react'/.exec(code)?.[1] ?? '';
    if (path.includes('.stories.')) continue;
    for (const each of names.split(',')) {
      const name = each.trim().split(' as ')[0] ?? '';
      if (name === '' || name.startsWith('type ')) continue;
      const component = path.split('/').at(-2) ?? '';
      users.set(name, (users.get(name) ?? new Set()).add(component));
    }
  }
  return [...users]
    .map(([name, components]): [string, string[]] => [name, [...components].toSorted()])
    .toSorted(([a], [b]) => a.localeCompare(b));
}

/** Every icon of the library with its name, read from the components themselves. */
export function IconsInUse() {
  return (
    <ul
      className="sb-unstyled"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
        gap: 12,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        fontFamily: 'var(--ui-font-sans)',
        color: 'var(--ui-color-text)',
      }}
    >
      {iconsInUse().map(([name, components]) => {
        const Icon = (lucide as unknown as Record<string, LucideIcon>)[name];
        return (
          <li
            key={name}
            style={{
              display: 'flex',
              gap: 12,
              alignItems: 'center',
              padding: 12,
              border: '1px solid var(--ui-color-border)',
              borderRadius: 8,
              minInlineSize: 0,
            }}
          >
            {Icon && <Icon aria-hidden size={20} strokeWidth={1.5} style={{ flexShrink: 0 }} />}
            <span style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
              <strong style={{ display: 'block', fontSize: 13, fontWeight: 600 }}>{name}</strong>
              <span style={{ fontSize: 12, color: 'var(--ui-color-text-muted)' }}>
                {components.slice(0, 2).join(', ')}
                {components.length > 2 && ` +${components.length - 2}`}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
