import { describe, expect, it } from 'vitest';
import { shotsOf, unfit } from './visual-plan.mjs';

const story = (id: string, importPath: string, name = 'States', type = 'story') => ({
  [id]: { id, importPath, name, type },
});
const ui = './packages/ui/src/components/data/badge/badge.stories.tsx';
const bank = './packages/ui/src/bank/sets/set-row/set-row.stories.tsx';
const view = './packages/screens/src/account/login/login-view.stories.tsx';
const screen = './packages/screens/src/account/login/login-screen.stories.tsx';

describe('the plan of screenshots', () => {
  it('takes States of components and every story of a view, in both themes', () => {
    const shots = shotsOf({
      ...story('badge--states', ui),
      ...story('badge--default', ui, 'Default'),
      ...story('set-row--states', bank),
      ...story('badge--docs', ui, 'Docs', 'docs'),
      ...story('login-view--failed', view, 'Failed'),
      ...story('login-screen--states', screen),
    });
    expect(shots.map(({ file }) => file)).toEqual([
      'badge--states.light.png',
      'badge--states.dark.png',
      'login-view--failed.light.png',
      'login-view--failed.dark.png',
      'set-row--states.light.png',
      'set-row--states.dark.png',
    ]);
  });
});

describe('references', () => {
  const now = { browser: '150.0.7871.46', platform: 'linux' };

  it('fit the same major version on the same system', () => {
    expect(unfit({ browser: '150.1.2.3', platform: 'linux' }, now)).toBeUndefined();
  });

  it('do not fit anything else', () => {
    expect(unfit(undefined, now)).toMatch(/none yet/);
    expect(unfit({ browser: '149.0.0.0', platform: 'linux' }, now)).toMatch(/149.*150/);
    expect(unfit({ browser: '150.0.0.0', platform: 'darwin' }, now)).toMatch(/darwin.*linux/);
  });
});
