export { type Audience, narrower } from './audience.js';
export { AudienceChoice } from './audience-choice.js';
