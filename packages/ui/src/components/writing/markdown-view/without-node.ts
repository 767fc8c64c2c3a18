/** Props for an element: what was parsed (`node`) is no attribute. */
export function withoutNode<P extends { node?: unknown }>(props: P): Omit<P, 'node'> {
  const attributes = { ...props };
  delete attributes.node;
  return attributes;
}
