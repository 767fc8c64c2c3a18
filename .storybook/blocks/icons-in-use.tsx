import { Glyph } from '../../packages/ui/src/lib/internal/glyph';

const files = import.meta.glob<string>('../../packages/ui/src/{components,bank,lib}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const drawings = import.meta.glob<Record<string, string>>(
  '../../packages/ui/src/lib/internal/drawings/*.ts',
  { eager: true },
);

const nameOf = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.[jt]s$/, '') ?? '';

/** Every drawing of the library, and the components that use it. */
function iconsInUse(): { name: string; drawing: string; users: string[] }[] {
  return Object.entries(drawings).map(([path, exported]) => {
    const name = nameOf(path);
    const users = Object.entries(files)
      .filter(
        ([file, code]) => !/\.(stories|examples)\./.test(file) && code.includes(`/${name}.js'`),
      )
      .map(([file]) => file.split('/').at(-2) ?? '');
    return {
      name,
      drawing: Object.values(exported)[0] ?? '',
      users: [...new Set(users)].toSorted(),
    };
  });
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
      {iconsInUse().map(({ name, drawing, users }) => (
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
          <Glyph of={drawing} size={20} />
          <span style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
            <strong style={{ display: 'block', fontSize: 13, fontWeight: 600 }}>{name}</strong>
            <span style={{ fontSize: 12, color: 'var(--ui-color-text-muted)' }}>
              {users.slice(0, 2).join(', ')}
              {users.length > 2 && ` +${users.length - 2}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
