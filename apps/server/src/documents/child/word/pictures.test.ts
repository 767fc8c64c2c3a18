import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { emfHolding, wmfHolding } from '../../../test/documents/metafiles.js';
import { safePicture } from './pictures.js';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
const beginning = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(40)]);

describe('safePicture', () => {
  it.each([
    ['png', beginning('89504e470d0a1a0a')],
    ['jpeg', beginning('ffd8ffe0')],
    ['gif', Buffer.from('GIF89a')],
    ['bmp', beginning('424d')],
  ])('takes %s as it is', (extension, bytes) => {
    expect(safePicture(bytes)).toEqual({ extension, bytes });
  });

  it.each([
    ['a drawing', SVG],
    ['a drawing behind spaces', Buffer.concat([Buffer.from(' \n'), SVG])],
    ['a packed drawing', gzipSync(SVG)],
    ['PostScript', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['nothing', Buffer.alloc(0)],
    ['a single sign', Buffer.from('B')],
    ['an EMF that breaks off', emfHolding(SVG).subarray(0, 150)],
    ['a WMF that breaks off', wmfHolding(SVG).subarray(0, 40)],
    ['a WMF of a header alone', Buffer.from('01000900', 'hex')],
    ['a WMF of an unknown header', Buffer.from(`d7cdc69a${'00'.repeat(60)}`, 'hex')],
  ])('leaves out %s', (_, bytes) => {
    expect(safePicture(bytes)).toBeUndefined();
  });

  it('takes metafiles without what lies in their comments', () => {
    const emf = safePicture(emfHolding(SVG));
    expect(emf?.extension).toBe('emf');
    expect(emf?.bytes.includes('svg')).toBe(false);
    expect(emf?.bytes.readUInt32LE(48)).toBe(emf?.bytes.length);
    expect(emf?.bytes.readUInt32LE(52)).toBe(2);
    const wmf = safePicture(wmfHolding(emfHolding(SVG)));
    expect(wmf?.extension).toBe('wmf');
    expect(wmf?.bytes.includes('svg')).toBe(false);
  });

  it('leaves out what stands behind the end of a metafile', () => {
    const emf = safePicture(Buffer.concat([emfHolding(SVG), SVG]));
    expect(emf?.bytes.includes('svg')).toBe(false);
  });
});
