export { SetTalkScreen, type SetTalkScreenProps } from './set-talk-screen.js';
