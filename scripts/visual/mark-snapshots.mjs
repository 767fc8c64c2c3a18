const COMPONENT = /\/packages\/ui\/src\/(?:components|bank)\/[a-z]+\/[^/]+\/[^/]+\.stories\.tsx$/;
const VIEW = /\/packages\/screens\/src\/.+-view\.stories\.tsx$/;
const TAKEN = 'chromatic: { disableSnapshot: false }';

/**
 * Marks the stories that visual review looks at: `States` of every component, and every state of a
 * screen's view. The others only run as tests. Storybook has no parameter that depends on a story's
 * name, and written into every file the rule would be forgotten in some.
 *
 * @param {string} code a file with stories
 * @param {string} path where it is, with forward slashes
 * @returns {string | undefined} the code with the marks, or nothing when no mark belongs there
 */
export function markSnapshots(code, path) {
  if (COMPONENT.test(path) && /^export const States\b/m.test(code)) {
    return `${code}\nStates.parameters = { ...States.parameters, ${TAKEN} };\n`;
  }
  if (VIEW.test(path) && /^export default meta;/m.test(code)) {
    return code.replace(
      /^export default meta;/m,
      `export default { ...meta, parameters: { ...meta.parameters, ${TAKEN} } };`,
    );
  }
  return undefined;
}
