export { OwnPapersScreen, type OwnPapersScreenProps } from './own-papers-screen.js';
export { OwnPapersView, type OwnPapersViewProps } from './own-papers-view.js';
