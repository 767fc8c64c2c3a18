export { previewAddress } from './preview-address.js';
export { PreviewScreen, type PreviewScreenProps, type RenderedTalk } from './preview-screen.js';
export type { PreviewState, ReaderView } from './preview-state.js';
export { PreviewView, type PreviewViewProps, type PreviewViewState } from './preview-view.js';
export type { FactHrefs } from './set-facts.js';
