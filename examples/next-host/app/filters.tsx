'use client';

import { LEVELS } from '@bank-soal/contract/sets';
import { FilterBar, FilterDialog } from '@bank-soal/ui/search';
import { SearchField } from '@bank-soal/ui/search-field';
import { Select } from '@bank-soal/ui/select';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Query } from './find-sets';

const levels = [
  { value: '', label: 'Semua tingkat' },
  ...LEVELS.map((level) => ({ value: level, label: level })),
];

function LevelSelect({ level, onLevel }: { level: string; onLevel: (level: string) => void }) {
  return (
    <Select
      label="Tingkat kesulitan"
      options={levels}
      value={level}
      onChange={({ target }) => onLevel(target.value)}
    />
  );
}

/** The filter bar: it changes the address, and the server draws the cards anew. */
export function Filters({ query }: { query: Query }) {
  const router = useRouter();
  const [q, setQ] = useState(query.q);
  const [level, setLevel] = useState(query.level);
  const [open, setOpen] = useState(false);

  function search(next: Query) {
    const given = Object.entries(next).filter(([, value]) => value !== '');
    router.push(`/?${new URLSearchParams(given)}`, { scroll: false });
  }

  function choose(next: string) {
    setLevel(next);
    search({ q, level: next });
  }

  return (
    <>
      <FilterBar
        search={
          <SearchField
            size="lg"
            label="Cari paket soal"
            placeholder="Mata kuliah, dosen, atau topik"
            value={q}
            onChange={setQ}
            onSubmit={(text) => search({ q: text, level })}
            submitButton
          />
        }
        filters={<LevelSelect level={level} onLevel={choose} />}
        onOpenFilters={() => setOpen(true)}
        activeCount={level === '' ? 0 : 1}
      />
      <FilterDialog
        open={open}
        onOpenChange={setOpen}
        onReset={() => setLevel('')}
        onApply={() => {
          search({ q, level });
          setOpen(false);
        }}
      >
        <LevelSelect level={level} onLevel={setLevel} />
      </FilterDialog>
    </>
  );
}
