/** What of the search lives in the address. */
export interface SearchState {
  /** The text that is searched for; `''` shows everything. */
  q: string;
}

/** How the address changes: `replace` leaves no step behind to go back to. */
export interface StateChange {
  replace: boolean;
}
