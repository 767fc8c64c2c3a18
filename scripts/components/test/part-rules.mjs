import ts from 'typescript';

/** @typedef {import('../../docs/component-facts.mjs').Part} Part */

/** @type {(name: string) => string} */
const capital = (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/**
 * Problems of a part's props: a controlled one without a `default…` twin, and an element of its own that takes no
 * native props.
 *
 * @param {Part} part
 * @returns {string[]}
 */
export function problemsOfPart({ name, props, extends: native, statement }) {
  const names = props.map((prop) => prop.name);
  const isControlled = (/** @type {string} */ prop) =>
    names.includes(`on${capital(prop)}Change`) ||
    (['value', 'checked'].includes(prop) && names.includes('onChange'));
  const single = names.filter(
    (prop) => isControlled(prop) && !names.includes(`default${capital(prop)}`),
  );
  const refused = ['className', 'id', 'ref'].filter(
    (prop) =>
      !names.includes(prop) &&
      (!native.includes('ComponentPropsWithRef') || native.includes(`'${prop}'`)),
  );
  return [
    ...single.map((prop) => `${name} has ${prop}, and no default${capital(prop)}`),
    ...(refused.length > 0 && hasElement(statement)
      ? [`${name} does not take ${refused.join(', ')}`]
      : []),
  ];
}

/** @type {(node: ts.Node) => boolean} */
const isFunction = (node) =>
  ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** Whether a part renders an element itself, and not only its children or a text. */
/** @type {(statement: ts.Statement) => boolean} */
function hasElement(statement) {
  /** @type {(node: ts.Node) => ts.Node | undefined} */
  const functionIn = (node) => (isFunction(node) ? node : ts.forEachChild(node, functionIn));
  const found = functionIn(statement);
  // The icons are made by a function elsewhere.
  return found ? returnsElement(found) : ts.isVariableStatement(statement);
}

/** @type {(node: ts.Node) => boolean} */
function returnsElement(node) {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return isElement(node.body);
  /** @type {(inner: ts.Node) => boolean} */
  const search = (inner) => {
    if (isFunction(inner)) return false;
    if (ts.isReturnStatement(inner)) return inner.expression ? isElement(inner.expression) : false;
    return ts.forEachChild(inner, search) ?? false;
  };
  return ts.forEachChild(node, search) ?? false;
}

/** @type {(node: ts.Node) => boolean} */
function isElement(node) {
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node))
    return node.expression !== undefined && isElement(node.expression);
  if (ts.isConditionalExpression(node))
    return isElement(node.whenTrue) || isElement(node.whenFalse);
  if (ts.isBinaryExpression(node)) return isElement(node.right);
  if (isFunction(node)) return returnsElement(node);
  // Several elements side by side are not one of its own.
  if (ts.isJsxFragment(node)) {
    const inner = node.children.filter((child) => !ts.isJsxText(child));
    return inner.length === 1 && inner.some(isElement);
  }
  if (!ts.isJsxElement(node) && !ts.isJsxSelfClosingElement(node)) return false;
  const { tagName, attributes } = ts.isJsxElement(node) ? node.openingElement : node;
  return (
    /^[a-z]/.test(tagName.getText()) ||
    attributes.properties.some((one) => /^(className|data-component)\b/.test(one.getText())) ||
    (ts.isJsxElement(node) && node.children.some(isElement))
  );
}
