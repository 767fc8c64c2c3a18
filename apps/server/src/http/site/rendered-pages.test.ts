import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderedPages } from './rendered-pages.js';
import type { PageRequest } from './site-renderer.js';

let folder: string;
let version = 1;
const failed = vi.fn();
const render = vi.fn<(page: PageRequest) => Promise<string | undefined>>();
const ask = async () => new Response();
const asked = (address: string, caller = 'seseorang') => ({
  address,
  theme: undefined,
  language: 'id' as const,
  caller,
  reader: undefined,
  ask,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-drawn-'));
  Object.assign(globalThis, { drawnForTest: render });
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  render.mockReset().mockImplementation(async ({ address }) => `<p>${address}`);
  failed.mockReset();
  const program = join(folder, '.server', 'render.js');
  await mkdir(join(folder, '.server'), { recursive: true });
  await writeFile(program, 'export const renderPage = (page) => globalThis.drawnForTest(page);');
});

const open = () => renderedPages({ folder, version: () => version, failed });

it('renders a page once for all requests, until something changes', async () => {
  const draw = open();
  const pages = await Promise.all(['/a', '/a', '/b'].map((address) => draw(asked(address))));
  expect(pages.map((page) => page?.bytes.toString())).toEqual(['<p>/a', '<p>/a', '<p>/b']);
  await draw({ ...asked('/a'), theme: 'dark' });
  expect(render).toHaveBeenCalledTimes(3);
  version += 1;
  await draw(asked('/a'));
  expect(render).toHaveBeenCalledTimes(4);
});

it('gives nobody the page of another language', async () => {
  const draw = open();
  render.mockImplementation(async ({ language }) => `<html lang="id"><p>${language}`);
  const pages = [];
  for (const language of ['id', 'en', 'ms', 'en'] as const)
    pages.push((await draw({ ...asked('/bahasa'), language }))?.bytes.toString());
  const [id, en, ms] = ['id', 'en', 'ms'].map((one) => `<html lang="${one}"><p>${one}`);
  expect(pages).toEqual([id, en, ms, en]);
  expect(render).toHaveBeenCalledTimes(3);
});

it('renders a page once, whatever its addresses have that it does not read', async () => {
  const program = join(folder, '.server', 'render.js');
  await writeFile(
    program,
    `export const renderPage = (page) => globalThis.drawnForTest(page);
export const pageAddress = async (address) => address.replace(/\\?x=\\d+$/, '');`,
  );
  await utimes(program, new Date(), new Date(Date.now() + 2000));
  const draw = open();
  const addresses = Array.from({ length: 40 }, (_, index) => `/a?x=${index}`);
  const pages = await Promise.all(addresses.map((address) => draw(asked(address))));
  expect(new Set(pages.map((page) => page?.bytes.toString()))).toEqual(new Set(['<p>/a']));
  expect(render).toHaveBeenCalledTimes(1);
});

it('leaves a page that cannot be rendered to the shell, and tries again', async () => {
  const draw = open();
  render.mockRejectedValueOnce(new Error('broken'));
  expect(await draw(asked('/a'))).toBeUndefined();
  expect(failed).toHaveBeenCalledWith(new Error('broken'));
  expect((await draw(asked('/a')))?.bytes.toString()).toBe('<p>/a');
});

it('answers in time, and renders few at once', async () => {
  const draw = open();
  render.mockImplementation(() => new Promise(() => undefined));
  const waiting = Array.from({ length: 8 }, (_, index) => draw(asked(`/${index}`)));
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(8));
  expect(await draw(asked('/late'))).toBeUndefined();
  expect(render).toHaveBeenCalledTimes(8);
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => undefined));
});

it('renders ten pages a second for one caller, and delays no others', async () => {
  const draw = open();
  const ask = async (caller: string, count: number) => {
    let drawn = 0;
    for (let turn = 0; turn < count; turn += 1) {
      if (await draw(asked(`/a?${caller}=${turn}`, caller))) drawn += 1;
    }
    return drawn;
  };
  expect(await ask('satu', 40)).toBe(10);
  expect(await ask('dua', 3)).toBe(3);
  // A cached page waits for nothing.
  expect(await draw(asked('/a?dua=1', 'satu'))).toBeDefined();
  vi.useFakeTimers({ now: Date.now(), toFake: ['performance'] });
  vi.advanceTimersByTime(2000);
  expect(await ask('satu', 1)).toBe(1);
  vi.useRealTimers();
});

it('goes on without a renderer, and with a new build', async () => {
  const draw = open();
  expect((await draw(asked('/a')))?.bytes.toString()).toBe('<p>/a');
  const program = join(folder, '.server', 'render.js');
  await writeFile(program, "export const renderPage = async () => 'baru';");
  await utimes(program, new Date(), new Date(Date.now() + 5000));
  expect((await draw(asked('/a')))?.bytes.toString()).toBe('baru');
  await rm(program);
  expect(await draw(asked('/a'))).toBeUndefined();
  expect(failed).not.toHaveBeenCalled();
});
