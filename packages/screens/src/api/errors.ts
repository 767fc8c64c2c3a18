export {
  ApiError,
  hasStatus,
  MalformedAnswerError,
  NetworkError,
  RefusedSetsError,
  renamedTo,
  type Told,
} from '@bank-soal/contract/client';
