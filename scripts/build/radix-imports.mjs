const IMPORT = /^import \{([^}]*)\} from "radix-ui";$/gm;

/** @type {(name: string) => string} */
const partOf = (name) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** @type {(names: string) => { name: string, local: string }[]} */
function namesIn(names) {
  return names
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [name = '', local = name] = one.split(' as ');
      return { name, local };
    });
}

/**
 * The parts of radix-ui that a compiled file uses.
 *
 * @param {string} code
 * @returns {string[]} names of its entries: `dropdown-menu`
 */
export function partsOfRadix(code) {
  return [...code.matchAll(IMPORT)].flatMap(([, names = '']) =>
    namesIn(names).map(({ name }) => partOf(name)),
  );
}

/**
 * The same file, with the parts that lie in the package's own build.
 *
 * @param {string} code
 * @param {string} home the folder of those parts, seen from the file
 * @returns {string}
 */
export function withOwnRadix(code, home) {
  return code.replace(IMPORT, (_, names) =>
    namesIn(names)
      .map(({ name, local }) => `import * as ${local} from "${home}/${partOf(name)}.js";`)
      .join('\n'),
  );
}
