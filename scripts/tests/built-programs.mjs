// Before the server's tests: the programs that its processes and threads run are what their source says.
import { build } from '../build/build-targets.mjs';

/** Their dependencies, and themselves. */
const TARGETS = ['contract', 'paper', 'server'];

function bringUpToDate() {
  const failed = build(TARGETS);
  if (failed) throw new Error(`${failed} cannot be built.`);
}

/** @param {import('vitest/node').TestProject} project */
export default function setUp(project) {
  bringUpToDate();
  project.onTestsRerun(bringUpToDate);
}
