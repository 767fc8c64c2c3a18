import { describe, expect, it } from 'vitest';
import { decodeXml, readXml, resolveReferences, UnusableXml } from './xml.js';

describe('readXml', () => {
  it('tells tags, their attributes and the text between', () => {
    expect([...readXml(`<a:b c = "1 &amp; '2'" d='&#x41;"'>x &lt; y<e/></a:b >`)]).toEqual([
      {
        kind: 'start',
        name: 'a:b',
        attributes: [
          { name: 'c', value: "1 & '2'", written: `"1 &amp; '2'"` },
          { name: 'd', value: 'A"', written: `'&#x41;"'` },
        ],
        closed: false,
      },
      { kind: 'text', written: 'x &lt; y' },
      { kind: 'start', name: 'e', attributes: [], closed: true },
      { kind: 'end', name: 'a:b' },
    ]);
  });

  it('takes sections of text as text, and leaves out comments and instructions', () => {
    const xml = '<?xml version="1.0"?><!-- <a> --><b><![CDATA[<c> & ]]></b>';
    expect([...readXml(xml)]).toEqual([
      { kind: 'start', name: 'b', attributes: [], closed: false },
      { kind: 'text', written: '&lt;c> &amp; ' },
      { kind: 'end', name: 'b' },
    ]);
  });

  it.each([
    '<!DOCTYPE a>',
    '<!DOCTYPE a [<!ENTITY b "c">]><a/>',
    '<a>&b;</a>',
    '<a b="&c;"/>',
    '<a b=c/>',
    '<a b="<"/>',
    '<a b',
    '<a "b"/>',
    '< a/>',
    '<!-- a',
    '<![CDATA[ a',
    '<?a',
    '<a b="&#x7fffff;"/>',
  ])('refuses %s', (xml) => {
    expect(() => [...readXml(xml)]).toThrow(UnusableXml);
  });

  it.each([
    ['spaces in a tag', `<a${' '.repeat(2_000_000)}`],
    ['attributes without an end', `<a${' b="c"'.repeat(300_000)}`],
    ['ampersands', '&'.repeat(2_000_000)],
    ['beginnings of a comment', `<a/>${'<!--'.repeat(500_000)}`],
  ])('gives up %s at once', (_, xml) => {
    expect(() => [...readXml(xml)]).toThrow(UnusableXml);
  });
});

describe('resolveReferences', () => {
  it('knows the five names and numbers', () => {
    expect(resolveReferences('&amp;lt; &quot;&apos;&gt; &#65;&#x42;')).toBe(`&lt; "'> AB`);
  });
});

describe('decodeXml', () => {
  it('reads UTF-8 and UTF-16, with or without a mark', () => {
    expect(decodeXml(Buffer.from('\uFEFF<a>é</a>'))).toBe('<a>é</a>');
    expect(decodeXml(Buffer.from('\uFEFF<a>é</a>', 'utf16le'))).toBe('<a>é</a>');
    expect(decodeXml(Buffer.from('\uFEFF<a>é</a>', 'utf16le').swap16())).toBe('<a>é</a>');
  });

  it('refuses other bytes', () => {
    expect(() => decodeXml(Buffer.from('<a>\xe9</a>', 'latin1'))).toThrow(UnusableXml);
  });
});
