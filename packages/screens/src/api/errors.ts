export {
  ApiError,
  hasStatus,
  MalformedAnswerError,
  NetworkError,
  RefusedSetsError,
  type RowRefusal,
  renamedTo,
  type Told,
} from '@bank-soal/contract/client';
