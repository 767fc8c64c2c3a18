/**
 * @typedef {{ name: string, version: string, dependencies?: Record<string, string>, changelog: string }} Release
 */

/**
 * Reasons against publishing this commit (docs/publishing.md).
 *
 * @param {string} tag of the commit: `v1.2.0`
 * @param {readonly Release[]} releases the published packages, each with its changelog's text
 * @param {readonly string[]} changesets names of the files in `.changeset` that wait for a version
 * @returns {string[]} one sentence a problem; empty when nothing does
 */
export function releaseProblems(tag, releases, changesets) {
  const own = new Map(releases.map(({ name, version }) => [name, version]));
  return [
    ...changesets.map((file) => `${file} waits for a version: npm run release version`),
    ...releases.flatMap(({ name, version, dependencies = {}, changelog }) => [
      ...(tag === `v${version}` ? [] : [`${name} is ${version}, the tag says ${tag}`]),
      ...(changelog.split('\n').includes(`## ${version}`)
        ? []
        : [`${name} has no entry for ${version} in its changelog`]),
      ...Object.entries(dependencies).flatMap(([needed, range]) =>
        !own.has(needed) || range === `^${own.get(needed)}`
          ? []
          : [`${name} needs ${needed} ${range} instead of ^${own.get(needed)}`],
      ),
    ]),
  ];
}

/**
 * Under which name the registry offers a version: what is not finished never becomes `latest`.
 *
 * @param {string} version
 * @returns {string}
 */
export function channelOf(version) {
  return version.includes('-') ? 'next' : 'latest';
}
