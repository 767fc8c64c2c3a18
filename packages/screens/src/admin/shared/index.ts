export { AdminListView, type AdminListViewProps } from './admin-list-view.js';
export { EmailText } from './email-text.js';
export { failureReason, failureSentence } from './failure-sentence.js';
export { FormPage } from './form-page.js';
export { importFailure, judgeRows, type RowProblem, wordedRows } from './import-problems.js';
export { listAddress } from './list-address.js';
export type { AdminListState, ListView, OnListStateChange } from './list-state.js';
export { MissingView } from './missing-view.js';
export { NameList } from './name-list.js';
export { sumUp } from './outcome.js';
export { PagedTable } from './paged-table.js';
export { RowActions } from './row-actions.js';
export { ADMIN_TOAST_MS, COURSE_TAGGING_TOAST_MS } from './toast-times.js';
export { useAddressText } from './use-address-text.js';
export {
  type OnSignedOut,
  type RunWrite,
  type SignedOutReason,
  useAdminSession,
} from './use-admin-session.js';
export { useFailureDetail } from './use-failure-detail.js';
export { type ListOrFormProps, useListOrForm } from './use-list-or-form.js';
export { type ListReturn, useListReturn } from './use-list-return.js';
