import { HttpResponse } from 'msw';
import { refusal } from './mock.js';

interface Stored {
  id: number;
}

/** A list that remembers what is written to it while a story runs; new ids come after `ids`. */
export function store<Row extends Stored>(first: readonly Row[], ids = 0) {
  let rows = [...first];
  const changes = new Map<number, number>();
  const find = (id: number) => rows.find((row) => row.id === id);
  const tagOf = (id: number) => `W/"${id}-${changes.get(id) ?? 0}"`;
  return {
    all: () => rows,
    find,
    tagOf,
    /** Answers one row with its tag, or that there is none. */
    answer(id: number, status = 200) {
      const row = find(id);
      if (!row) return refusal(404, 'Tidak ditemukan.');
      return HttpResponse.json(row, { status, headers: { etag: tagOf(id) } });
    },
    add(row: Omit<Row, 'id'>, at: 'first' | 'last' = 'last'): Row {
      const added = { ...row, id: Math.max(ids, ...rows.map(({ id }) => id)) + 1 } as Row;
      rows = at === 'last' ? [...rows, added] : [added, ...rows];
      return added;
    },
    change(id: number, part: Partial<Row>) {
      changes.set(id, (changes.get(id) ?? 0) + 1);
      rows = rows.map((row) => (row.id === id ? { ...row, ...part } : row));
      return find(id);
    },
    remove(id: number) {
      rows = rows.filter((row) => row.id !== id);
      return { message: 'Dihapus' };
    },
  };
}
