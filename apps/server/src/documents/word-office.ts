import type { Tools } from './sandbox/find-tools.js';
import { openSandbox, type Sandbox } from './sandbox/sandbox.js';

/** LibreOffice, and what it is shut in. */
export interface WordOffice {
  program: string;
  sandbox: Sandbox | undefined;
}

/** Program that lays out Word documents, for the operator. */
export interface WordOfficeReport {
  libreOffice: 'used' | 'not installed' | 'not used without a sandbox';
  sandbox: 'bubblewrap' | 'none';
  /** Why there is no sandbox. */
  reason?: string;
}

/**
 * Finds out what Word documents are converted with, and whether it can be shut in.
 *
 * @param folder where a trial may put a folder, which it removes
 */
export async function openWordOffice(
  { libreOffice, bubblewrap, requireSandbox = false }: Tools,
  folder: string,
): Promise<{ office: WordOffice | undefined; report: WordOfficeReport }> {
  if (libreOffice === undefined) {
    return { office: undefined, report: { libreOffice: 'not installed', sandbox: 'none' } };
  }
  const sandbox = await openSandbox(bubblewrap, libreOffice, folder);
  if (typeof sandbox !== 'string') {
    const report = { libreOffice: 'used', sandbox: 'bubblewrap' } as const;
    return { office: { program: libreOffice, sandbox }, report };
  }
  const without = { sandbox: 'none', reason: sandbox } as const;
  if (requireSandbox) {
    return { office: undefined, report: { libreOffice: 'not used without a sandbox', ...without } };
  }
  const office = { program: libreOffice, sandbox: undefined };
  return { office, report: { libreOffice: 'used', ...without } };
}
