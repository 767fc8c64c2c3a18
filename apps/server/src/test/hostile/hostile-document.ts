import { expect } from 'vitest';
import type { BankSet } from '../bank-content.js';
import { showsSecret } from '../documents/secrets.js';
import { sampleFile, sampleSet } from '../sample-bank.js';
import type { HostileBank } from './hostile-bank.js';
import type { HostileCase } from './hostile-case.js';
import { END, formCall, part, uploadRaw } from './upload-call.js';

/** A document that is not what it seems; it is uploaded, and it is combined as if it were stored. */
export interface HostileDocument {
  name: string;
  type: 'pdf' | 'docx' | 'txt';
  make: () => Buffer | string | Promise<Buffer>;
  /** Statuses of its upload. */
  expects: readonly number[];
  /** Its preview has no picture: the one that it names is not its own. */
  showsNothing?: boolean;
}

const importBody = (content: Buffer) =>
  Buffer.concat([part('name="file"; filename="ujian.docx"', content), Buffer.from(END)]);

type Row = [make: HostileDocument['make'], ...expects: number[]];

/** Documents of one type, from a table of names. */
export function documentsOf(
  type: HostileDocument['type'],
  rows: Record<string, Row>,
): HostileDocument[] {
  return Object.entries(rows).map(([name, [make, ...expects]]) => ({ name, type, make, expects }));
}

/** Files of strangers are served so that nothing in them runs. */
async function expectInert(id: number, type: string, bank: HostileBank): Promise<void> {
  const { headers } = await bank.call({ path: `/api/files/blob/${id}` });
  const media = { pdf: 'application/pdf', docx: 'application/vnd', txt: 'text/plain' }[type] ?? '';
  expect(headers['content-type']?.startsWith(media)).toBe(true);
  expect(headers['content-security-policy']).toBe("sandbox; frame-ancestors 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
}

/** The case of uploading a document. */
export function uploadCase({ name, type, make, expects }: HostileDocument): HostileCase {
  return {
    name: `${type}: ${name}`,
    expects,
    content: make,
    send: (bank, content) => uploadRaw(bank, `name="file"; filename="berkas.${type}"`, content),
    verify: async ({ status, body }, bank) => {
      if (status !== 201) return;
      const { file } = JSON.parse(body.toString()) as { file: { id: number; filetype: string } };
      expect(file.filetype).toBe(type);
      await expectInert(file.id, type, bank);
    },
  };
}

/** The case of looking for questions in a Word document: rows, or a reason, and nothing stored. */
export function importCase({ name, make }: Pick<HostileDocument, 'make' | 'name'>): HostileCase {
  return {
    name: `questions of docx: ${name}`,
    expects: [200, 413, 422],
    content: make,
    send: (bank, content) => {
      const path = '/api/questions/import?format=docx&dryRun=true&review=true';
      return bank.call({ ...formCall(bank, importBody(content)), path });
    },
    verify: ({ status, body }) => {
      if (status !== 200) return;
      const { rows } = JSON.parse(body.toString()) as { rows: unknown[] };
      expect(rows.length).toBeGreaterThan(0);
    },
  };
}

/** A set that holds the document, past the look that uploads get: an older version may have let it in. */
export async function setHolding({ name, type, make }: HostileDocument): Promise<BankSet> {
  const bytes = Buffer.from(await make());
  const files = [sampleFile('questions', `berkas.${type}`, bytes)];
  return sampleSet({ title: `${type}: ${name}`, files });
}

/** The case of combining a document that is stored: always a PDF, with its pages or with a reason. */
export function previewCase(document: HostileDocument): HostileCase {
  return {
    name: `${document.type}: ${document.name}`,
    expects: [200],
    send: async (bank) => {
      const id = bank.setIds.get(`${document.type}: ${document.name}`);
      return bank.call({ path: `/api/files/combine-preview/${id}?type=questions` });
    },
    verify: async ({ headers, body }) => {
      expect(headers['content-type']).toBe('application/pdf');
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
      expect(body.byteLength).toBe(Number(headers['content-length']));
      if (document.showsNothing) expect(await showsSecret(body)).toBe(false);
    },
  };
}
