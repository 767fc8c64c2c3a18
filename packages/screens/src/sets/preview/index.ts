export { previewAddress } from './preview-address.js';
export { PreviewScreen, type PreviewScreenProps, type RenderedTalk } from './preview-screen.js';
export type { PreviewState } from './preview-state.js';
export { PreviewView, type PreviewViewProps, type PreviewViewState } from './preview-view.js';
