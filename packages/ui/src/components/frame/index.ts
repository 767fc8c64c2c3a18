export * from './app-frame/index.js';
export * from './brand-mark/index.js';
export * from './hero/index.js';
export * from './page-header/index.js';
export * from './phone-bar/index.js';
export * from './sidebar/index.js';
export * from './site-footer/index.js';
export * from './site-header/index.js';
