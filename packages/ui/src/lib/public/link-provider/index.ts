export { HostLink, type LinkComponent, LinkProvider, useLinkComponent } from './link-provider.js';
