/** The address that people see: of the frame around this page, where there is one that may be read. */
export function addressAround(): Location {
  try {
    if (window.parent.location.href) return window.parent.location;
  } catch {
    // A page of another site holds this one.
  }
  return window.location;
}
