import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import { SMUGGLING } from '../../../test/documents/smuggling.js';
import {
  oldPicture,
  paragraph,
  picture,
  wordPackage,
  words,
} from '../../../test/documents/word-package.js';
import { sampleDocx } from '../../../test/sample-docx.js';
import { cleanWord } from './clean-word.js';
import { openParts } from './open-parts.js';

const PLACE = 'tempat-rahasia';
const secrets = {
  png: `/tmp/${PLACE}/s.png`,
  svg: `/tmp/${PLACE}/s.svg`,
  text: `/tmp/${PLACE}/s.txt`,
  html: `/tmp/${PLACE}/s.html`,
  docx: `/tmp/${PLACE}/s.docx`,
};
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-clean-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function namesOf(path: string): Promise<string[]> {
  const zip = await openPromise(path, { autoClose: false });
  const names: string[] = [];
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  zip.close();
  return names;
}

/** The parts of the cleaned document as text, or undefined when it was not written again. */
async function cleaned(bytes: Buffer | string): Promise<Map<string, string> | undefined> {
  const [source, output] = [join(folder, 'a.docx'), join(folder, 'b.docx')];
  await writeFile(source, bytes);
  if ((await cleanWord(source, output)) !== undefined) return undefined;
  const parts = await openParts(output);
  const names = await namesOf(output);
  const texts = await Promise.all(names.map((name) => parts.read(name)));
  parts.close();
  return new Map(names.map((name, index) => [name, texts[index]?.toString('latin1') ?? '']));
}

const EXPECTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?(?:document|part\d+)\.xml(?:\.rels)?|word\/media\/picture\d+\.(?:png|jpeg|gif|bmp|emf|wmf))$/;

describe('cleanWord', () => {
  it.each(Object.entries(SMUGGLING))('leaves out %s', async (_, make) => {
    const parts = await cleaned(await make(secrets));
    for (const [name, text] of parts ?? []) {
      expect(name).toMatch(EXPECTED);
      expect(text).not.toMatch(/tempat-rahasia|<svg|svgBlip|External|INCLUDE|DDE|LINK|altChunk/);
    }
  });

  it('keeps a document as it was otherwise', async () => {
    const original = await sampleDocx();
    const source = join(folder, 'asli.docx');
    await writeFile(source, original);
    const parts = await openParts(source);
    const body = (await parts.read('word/document.xml'))?.toString('latin1') ?? '';
    parts.close();
    const after = await cleaned(original);
    expect(after?.get('word/document.xml')).toContain(body.slice(body.indexOf('<w:body>')));
    expect(after?.get('word/_rels/document.xml.rels')).toContain('relationships/styles');
  });

  it('keeps pictures of points, under the name of what they are', async () => {
    const docx = await wordPackage({
      body: paragraph(picture('r:embed="p1"') + oldPicture('r:id="p1"')),
      relations: [['p1', 'image', 'media/foto.png']],
      parts: { 'word/media/foto.png': GIF },
    });
    const after = await cleaned(docx);
    expect(after?.get('word/media/picture1.gif')).toBe(GIF.toString('latin1'));
    expect(after?.get('word/_rels/document.xml.rels')).toContain('Target="media/picture1.gif"');
    expect(after?.get('word/document.xml')).toContain('r:embed="p1"');
  });

  it('finds parts by names in capitals and by escaped names, and goes around in no circle', async () => {
    const docx = await wordPackage({
      body: words('x'),
      relations: [
        ['p1', 'image', '/WORD/media/foto%20satu.png'],
        ['c1', 'chart', 'document.xml'],
        ['c2', 'chart', '../../word/./document.xml'],
      ],
      parts: { 'word/media/foto satu.png': GIF },
    });
    expect([...((await cleaned(docx)) ?? new Map()).keys()].toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/_rels/part1.xml.rels',
      'word/document.xml',
      'word/media/picture1.gif',
      'word/part1.xml',
    ]);
  });

  it('says of what is no Word document that it cannot be written again', async () => {
    for (const bytes of ['bukan arsip', await wordPackage({ body: '<w:p' })]) {
      expect(await cleaned(bytes)).toBeUndefined();
    }
  });

  it('throws when the system cannot read or write', async () => {
    const here = join(folder, 'ada.docx');
    await writeFile(here, await sampleDocx());
    await expect(cleanWord(join(folder, 'tidak-ada'), here)).rejects.toThrow('ENOENT');
    await expect(cleanWord(here, join(folder, 'tidak', 'ada'))).rejects.toThrow('ENOENT');
    expect((await readFile(here)).length).toBeGreaterThan(0);
  });
});
