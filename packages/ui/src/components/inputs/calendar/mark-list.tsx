import type { Day } from '../../../lib/internal/day/index.js';

/** Legend of a month's dots, for sighted readers: screen readers read it with each day. */
export function MarkList({ month, names }: { month: string; names: ReadonlyMap<Day, string> }) {
  const shown = [...names].filter(([day]) => day.startsWith(month));
  if (shown.length === 0) return null;
  return (
    <ul
      aria-hidden
      data-part="marks"
      className="ui:mt-2 ui:flex ui:max-w-63 ui:flex-col ui:gap-1 ui:border-t ui:px-2 ui:pt-2 ui:text-xs ui:pointer-coarse:max-w-70"
    >
      {shown.map(([day, name]) => (
        <li key={day} className="ui:flex ui:gap-2">
          <span className="ui:w-5 ui:shrink-0 ui:text-end ui:font-semibold ui:figures">
            {Number(day.slice(8))}
          </span>
          <span className="ui:min-w-0 ui:wrap-anywhere">{name}</span>
        </li>
      ))}
    </ul>
  );
}
