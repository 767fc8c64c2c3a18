import { nameKey } from '@bank-soal/contract/tags';

/** The columns of a name that changes. */
export function renamed(name: string, now = new Date().toISOString()) {
  return { name, name_key: nameKey(name), updated_at: now };
}

/** The columns of a new thing with a name. */
export function named(name: string, now = new Date().toISOString()) {
  return { ...renamed(name, now), created_at: now };
}
