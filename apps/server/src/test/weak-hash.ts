import { hash } from '@node-rs/argon2';

/** As little as argon2 takes: hundreds of test banks have four accounts each, and sign them in. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Hashes a password that keeps nobody out. */
export function weakHash(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), LEAST);
}
