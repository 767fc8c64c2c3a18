import { describe, expect, it } from 'vitest';
import { NO_WEIGHT, StrangeXml, weighXml } from './weigh-xml.js';

function weightOf(xml: string) {
  const weight = { ...NO_WEIGHT };
  weighXml(xml, weight);
  return weight;
}

const cell = '<w:tc><w:p/></w:tc>';

describe('weighXml', () => {
  it('counts elements, their depth and paragraphs', () => {
    const xml = '<?xml version="1.0"?><!-- <a> --><w:d><w:p a="1>2"><w:r>x</w:r></w:p><w:p/></w:d>';
    expect(weightOf(xml)).toMatchObject({ elements: 4, depth: 3, paragraphs: 2 });
  });

  it('takes every table as wide as its widest row', () => {
    const table = `<w:tbl><w:tr>${cell.repeat(7)}</w:tr><w:tr>${cell}</w:tr></w:tbl>`;
    expect(weightOf(table)).toMatchObject({ cells: 14, columns: 7 });
    const nested = `<w:tbl><w:tr><w:tc>${table}</w:tc>${cell}</w:tr></w:tbl>`;
    expect(weightOf(nested)).toMatchObject({ cells: 16, columns: 7 });
    expect(weightOf(table.slice(0, -8))).toMatchObject({ cells: 14 });
    expect(weightOf('<tbl><tr><tc/><tc/></tr></tbl>')).toMatchObject({ cells: 2 });
  });

  it('follows a word over the runs that it is cut into, and no further', () => {
    const run = `<w:r><w:t>${'x'.repeat(60)}</w:t></w:r>`;
    expect(weightOf(`<w:p>${run}${run}</w:p>`).longWords).toBe(120 ** 2);
    expect(weightOf(`<w:p>${run}</w:p><w:p>${run}</w:p>`).longWords).toBe(0);
    expect(weightOf(`<w:p>${run}<w:tab/>${run}</w:p>`).longWords).toBe(0);
    expect(weightOf(`<a><![CDATA[${'x'.repeat(200)}]]></a>`).longWords).toBe(200 ** 2);
  });

  it('counts the marks of a letter, also those that are written as numbers', () => {
    expect(weightOf(`<a>a${'\u0301'.repeat(20)} e\u0301</a>`).heapedMarks).toBe(400);
    expect(weightOf(`<a>a${'&#x301;&#769;'.repeat(10)}</a>`).heapedMarks).toBe(400);
  });

  it('counts pictures by their uses', () => {
    expect(weightOf('<a><a:blip r:embed="r1"/><v:imagedata r:id="r1"/></a>').pictures).toBe(2);
  });

  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['a tag without its end', '<a><b c="'],
    ['a comment without its end', '<a><!-- </a>'],
    ['a lone bracket', '<a> < </a>'],
  ])('refuses %s', (_, xml) => {
    expect(() => weightOf(xml)).toThrow(StrangeXml);
  });

  it('reads a tag of a megabyte once', () => {
    const attributes = Array.from({ length: 50_000 }, (_, index) => `a${index}="x"`).join(' ');
    expect(weightOf(`<a ${attributes}/>`).elements).toBe(1);
  });
});
