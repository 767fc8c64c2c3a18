import { type Attribute, readXml, UnusableXml } from './xml.js';

/** An element of a part. Texts are as they were written, with references. */
export interface XmlNode {
  /** With its prefix. */
  name: string;
  attributes: readonly Attribute[];
  children: (XmlNode | string)[];
}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

export const elementsIn = ({ children }: XmlNode) =>
  children.filter((child): child is XmlNode => typeof child !== 'string');

export const allIn = (node: XmlNode | undefined, name: string) =>
  node === undefined ? [] : elementsIn(node).filter((child) => localName(child.name) === name);

export const firstIn = (node: XmlNode | undefined, name: string) => allIn(node, name)[0];

export const attributeOf = (node: XmlNode | undefined, name: string) =>
  node?.attributes.find((one) => localName(one.name) === name)?.value;

/** The value of most elements: their `val`. */
export const valueIn = (node: XmlNode | undefined, name: string) =>
  attributeOf(firstIn(node, name), 'val');

/** @throws UnusableXml */
export function readTree(xml: string): XmlNode {
  const top: XmlNode = { name: '', attributes: [], children: [] };
  const open = [top];
  for (const token of readXml(xml.replace(/^\uFEFF/, ''))) {
    if (token.kind === 'text') open.at(-1)?.children.push(token.written);
    else if (token.kind === 'end') open.pop();
    else {
      const node = { name: token.name, attributes: token.attributes, children: [] };
      open.at(-1)?.children.push(node);
      if (!token.closed) open.push(node);
    }
  }
  const [root] = elementsIn(top);
  if (root === undefined || open.length !== 1) throw new UnusableXml('tags that do not match');
  return root;
}

export function writeTree({ name, attributes, children }: XmlNode): string {
  const said = attributes.map((one) => ` ${one.name}=${one.written}`).join('');
  const inner = children.map((one) => (typeof one === 'string' ? one : writeTree(one))).join('');
  return `<${name}${said}>${inner}</${name}>`;
}
