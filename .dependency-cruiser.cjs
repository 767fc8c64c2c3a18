const { globSync } = require('node:fs');
const { basename, dirname } = require('node:path');

/** Who may import whom: docs/architecture.md has the table, docs/adr/0001 the reasons. */
const only = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });
const source = (folder) => `^${folder}/src`;
const server = (folders) => `^apps/server/src/${folders}/`;
const screens = (folders) => `^packages/screens/src/(${folders})/`;
/** Rooms of screens, each used through its index; those of one subject stand in a folder of its name. */
const rooms =
  'account|admin|commands|failed-load|frame|guide|home|my-data|my-page|not-found|notices|own-papers|own-sets|papers|question-editor|question-list|questions|set-archive|set-cover|set-editor|set-lock|set-marks|sets|talk|upload|view-as';
const subjects = 'account|admin|sets';
/** Folders of the server by subject: those with routes. */
const serverSubjects = globSync('apps/server/src/*/routes', { cwd: __dirname })
  .map((path) => basename(dirname(path)))
  .join('|');
const outsideTests = '(\\.stories|\\.examples|\\.test)\\.tsx?$|/src/test/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('no-circular', {}, { circular: true }, 'A circle hides which part is the base of which.'),
    only(
      'no-orphans-resolved',
      {},
      // What the build writes is not there in a clean checkout.
      { couldNotResolve: true, pathNot: '^(node:|storybook/|virtual:|\\.\\./dist/)' },
      'Every import leads somewhere.',
    ),
    only(
      'contract-imports-zod-only',
      { path: source('packages/contract'), pathNot: outsideTests },
      { pathNot: '^packages/contract/src|node_modules/zod/' },
      'The wire runs everywhere: in browsers, on servers, in tests.',
    ),
    only(
      'contract-by-its-subjects',
      { pathNot: `^packages/contract/|${outsideTests}` },
      { path: '^packages/contract/src/[^/]+/', pathNot: '/index\\.ts$' },
      'A subject gives its index; inside contract a file imports a file, so that no circle arises.',
    ),
    only(
      'paper-knows-paper-only',
      { path: source('packages/paper'), pathNot: outsideTests },
      {
        path: '^(packages/(contract|ui|screens)|apps|demo)/|node_modules/(react|react-dom|swr|hono)/|^(node:)?(fs|http|path|os|child_process)',
      },
      'A paper is written in browsers, on servers and for the demo alike: no face, no wire, no disk.',
    ),
    only(
      'paper-without-typesetter',
      { path: '^packages/', pathNot: `^packages/paper/src/typst/|${outsideTests}` },
      { path: '^packages/paper/src/typst/|node_modules/@myriaddreamin/' },
      'The compiler weighs 28 MB: only a process that sets papers loads it, of its own accord.',
    ),
    only(
      'ui-knows-no-application',
      { path: source('packages/ui') },
      {
        path: '^(packages/(contract|paper|screens)|apps)/|node_modules/(swr|react-router|react-router-dom|zod)/',
      },
      'The library knows no network, no router and no wire.',
    ),
    only(
      'screens-know-no-router-and-no-app',
      { path: source('packages/screens') },
      { path: '^apps/|node_modules/(react-router|react-router-dom)/' },
      'A screen takes hrefs and callbacks.',
    ),
    only(
      'views-are-pure',
      { path: '-view\\.tsx$' },
      { path: '^packages/screens/src/(api|data|session)/|node_modules/swr/' },
      'What a view shows comes in as props, so that every state is a story.',
    ),
    only(
      'fetch-lives-in-api',
      {
        path: source('packages/screens'),
        pathNot: `^packages/screens/src/(data|.*-screen)|${outsideTests}`,
      },
      { path: 'node_modules/swr/' },
      'Hooks of data live in data/.',
    ),
    only(
      'data-knows-no-screen',
      { path: screens('api|browser|data|model|session'), pathNot: outsideTests },
      { path: screens(rooms) },
      'Hooks, ports and rules serve every screen, and so know none.',
    ),
    only(
      'rooms-by-their-index',
      { path: screens(rooms), pathNot: outsideTests },
      {
        path: screens(rooms),
        pathNot: '^packages/screens/src/$1/|/index\\.ts$',
        dependencyTypesNot: ['dynamic-import'],
      },
      'What a room lends stands in its index; only what loads later is asked for by its file.',
    ),
    only(
      'rooms-of-a-subject-by-their-index',
      {
        path: `^packages/screens/src/(${subjects})/(?!filters|results)([^/]+)/`,
        pathNot: outsideTests,
      },
      {
        path: '^packages/screens/src/$1/[^/]+/',
        pathNot: '^packages/screens/src/$1/$2/|/index\\.ts$',
      },
      'The same for the rooms of one subject.',
    ),
    only(
      'rooms-know-no-room',
      { path: screens(rooms), pathNot: outsideTests },
      {
        path: screens('guide|home|not-found|own-papers|own-sets|papers|questions|sets|upload'),
        pathNot: '^packages/screens/src/$1/',
      },
      'Screens share what is made for it: set-editor, question-editor, question-list, set-archive, set-cover, set-lock, set-marks, failed-load, view-as, frame and account.',
    ),
    only(
      'rooms-of-the-administration-apart',
      { path: '^packages/screens/src/admin/([^/]+)/', pathNot: outsideTests },
      {
        path: '^packages/screens/src/admin/',
        pathNot: '^packages/screens/src/admin/($1|shared|tags)/',
      },
      'What several of them need stands in admin/shared, and admin/tags.',
    ),
    only(
      'site-is-thin',
      { path: source('apps/site') },
      { path: '^(apps/server)/' },
      'The site knows the server by its wire only.',
    ),
    only(
      'server-has-no-faces',
      { path: source('apps/server') },
      { path: '^(packages/(ui|screens)|apps/site)/|node_modules/(react|react-dom)/' },
      'The server draws nothing.',
    ),
    only(
      'rules-know-no-http',
      { path: server(`(${serverSubjects})`), pathNot: `/routes/|${outsideTests}` },
      { path: [server('(http|commands)'), server(`(${serverSubjects})/routes`)] },
      'A rule does its work for a request, a command and a test alike.',
    ),
    only(
      'http-knows-no-subject',
      { path: server('http'), pathNot: outsideTests },
      { path: server(`(${serverSubjects}|commands|backup)`) },
      'What carries bytes asks for what it needs by an interface of its own.',
    ),
    only(
      'bottom-layer-knows-nobody-above',
      {
        path: server('(answers|db|documents|exchange|limits|lists|oidc|storage)'),
        pathNot: outsideTests,
      },
      { path: server(`(${serverSubjects}|http|commands|backup)`) },
      'Database, storage, documents, exchange and answers are what everything else stands on.',
    ),
    only(
      'exchange-is-pure',
      { path: server('exchange'), pathNot: outsideTests },
      {
        path: '^(packages/(?!contract/)|apps|demo)/|^(node:)?(fs|http|https|net|path|os|child_process|worker_threads)(/|$)',
        pathNot: '^apps/server/src/exchange/',
      },
      'Bytes in, rows out: reading a file of questions touches no disk, no network and no database.',
    ),
    only(
      'demo-knows-the-subject-only',
      { path: source('demo') },
      { path: '^(packages/(ui|screens)|apps)/' },
      'The demo bank is a backup like any other: it knows the wire, and no code of the server.',
    ),
    only(
      'nobody-needs-the-demo',
      { path: '^(packages|apps)/' },
      { path: '^demo/' },
      'What a university runs has no demo in it.',
    ),
    ...[
      'packages/paper/src/docx',
      'packages/paper/src/exam',
      'packages/paper/src/markdown',
      'packages/paper/src/maths',
      'packages/paper/src/text',
      'packages/paper/src/typst',
      'apps/server/src/commands',
      'apps/server/src/db/migrations',
      'apps/server/src/exchange',
    ].map((folder) =>
      only(
        `by-its-index-${folder.replace(/.*\/src\//, '').replace('/', '-')}`,
        { pathNot: `^${folder}/|${outsideTests}` },
        { path: `^${folder}/`, pathNot: '/index\\.ts$' },
        'A folder with an index gives what that exports.',
      ),
    ),
    only(
      'router-in-site-only',
      { pathNot: source('apps/site') },
      { path: 'node_modules/(react-router|react-router-dom)/' },
      'Only the app wires routes.',
    ),
    only(
      'generic-before-bank',
      { path: '^packages/ui/src/(components|lib)/', pathNot: outsideTests },
      { path: '^packages/ui/src/bank/' },
      'A generic component serves every subject.',
    ),
    only(
      'promises-need-no-component',
      { path: '^packages/ui/src/lib/public/' },
      { path: '^packages/ui/src/(components|bank)/' },
      'What hosts set around a page loads no part of it.',
    ),
    only(
      'ui-by-its-doors',
      { path: '^packages/ui/src/(components/[a-z]+|bank/[a-z]+|lib/public|lib/internal)/([^/]+)/' },
      {
        path: '^packages/ui/src/(components/[a-z]+|bank/[a-z]+|lib/public|lib/internal)/[^/]+/',
        pathNot: [
          '^packages/ui/src/$1/$2/',
          '^packages/ui/src/[^.]+/index\\.ts$',
          // One index of all drawings would bring them all.
          '^packages/ui/src/lib/internal/drawings/',
        ],
      },
      'A folder gives what its index exports; what several share lies in lib/internal.',
    ),
    only(
      'one-cva',
      { path: '^packages/ui/src/', pathNot: '^packages/ui/src/lib/internal/cn/' },
      { path: 'node_modules/class-variance-authority/' },
      'Variants are put together once for all components, by lib/internal/cn.',
    ),
    only(
      'one-way-to-icons',
      { path: '^(packages|apps|demo)/' },
      { path: 'node_modules/lucide(-react)?/' },
      'Icons are drawn by lib/internal/glyph, of lib/internal/drawings: npm run new drawing NAME.',
    ),
    only(
      'internals-stay-inside',
      { pathNot: '^packages/ui/' },
      { path: '^packages/ui/src/lib/internal/' },
      'Hosts use what is promised: lib/public, and what a component exports.',
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((packages|apps)/[^/]+|demo)/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@bank-soal/source', 'types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
