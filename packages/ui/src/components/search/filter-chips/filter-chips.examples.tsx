import { FilterChips } from './filter-chips.js';

export const Do = () => (
  <FilterChips
    filters={[{ id: 'date', label: 'Dari 1 November 2026' }]}
    onRemove={() => undefined}
    onClear={() => undefined}
  />
);

export const Dont = () => (
  <FilterChips
    filters={[{ id: 'date', label: '2026-11-01' }]}
    onRemove={() => undefined}
    onClear={() => undefined}
  />
);
