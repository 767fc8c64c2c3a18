import type { Failure } from '@bank-soal/contract/common';
import { isUniqueViolation } from '../db/unique-violation.js';
import { Refusal } from '../failures/refusal.js';

/**
 * Runs a write that the database refuses when another row has its key: of equal writes at the same
 * moment exactly one passes.
 *
 * @throws Refusal 409 with the failure
 */
export async function refuseDuplicate<T>(failure: Failure, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(409, failure);
    throw error;
  }
}
