import { CANVAS, sectionsOf } from '../../scripts/docs/page-text.mjs';

/**
 * A page as Markdown for a terminal, without what only a browser can show.
 *
 * @param {string} page the text of an `.id.md` or `.en.md` file
 * @returns {string}
 */
export function pageProse(page) {
  return sectionsOf(page)
    .map(({ heading, body }) => {
      const prose = plainLinks(body.replace(new RegExp(CANVAS, 'gm'), '')).trim();
      return heading && prose ? `## ${heading}\n\n${prose}` : prose;
    })
    .filter(Boolean)
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** Addresses of a Storybook lead nowhere from a terminal. @type {(prose: string) => string} */
function plainLinks(prose) {
  return prose.replace(/\[([^\]]+)\]\((\S+?)\)/g, (link, text, to) =>
    /^https?:/.test(to) ? link : text,
  );
}
