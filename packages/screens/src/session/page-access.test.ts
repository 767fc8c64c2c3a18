import { expect, it } from 'vitest';
import { decideAccess, type PageAccess, type Visitor } from './page-access.js';

const visitor: Visitor = { signedIn: false, isAdmin: false, publicBrowsing: false };
const unknown: Visitor = { ...visitor, publicBrowsing: undefined };
const welcome: Visitor = { ...visitor, publicBrowsing: true };
const user: Visitor = { ...unknown, signedIn: true };
const admin: Visitor = { ...user, isAdmin: true };

it.each<[PageAccess, Visitor[], string[]]>([
  ['open', [visitor, unknown, welcome, user, admin], ['show', 'show', 'show', 'show', 'show']],
  ['browse', [visitor, unknown, welcome, user, admin], ['login', 'wait', 'show', 'show', 'show']],
  ['user', [visitor, unknown, welcome, user, admin], ['login', 'login', 'login', 'show', 'show']],
  ['admin', [visitor, unknown, welcome, user, admin], ['login', 'login', 'login', 'home', 'show']],
])('guards a page for %s', (access, who, decisions) => {
  expect(who.map((one) => decideAccess(access, one))).toEqual(decisions);
});
