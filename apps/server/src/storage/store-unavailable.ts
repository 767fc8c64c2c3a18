/** The file store cannot be used for the moment; its message is for the operator. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly code = 'STORE_UNAVAILABLE';

  /** @param mayPass whether trying again at once could help */
  constructor(
    what: string,
    readonly mayPass = false,
  ) {
    super(`Penyimpanan file tidak dapat dipakai: ${what}`);
  }
}
