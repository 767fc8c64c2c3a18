/** How far from the upper edge a place is brought, of what is in sight. */
const COMFORTABLE = 1 / 3;

/** Scrolls one element, never the page around it, until a place of its text can be read in it. */
export function scrollIntoSight(scroller: HTMLElement, place: AbstractRange): void {
  const range = document.createRange();
  range.setStart(place.startContainer, place.startOffset);
  range.setEnd(place.endContainer, place.endOffset);
  // A match may continue in the next line: its beginning counts.
  const rect = range.getClientRects()[0];
  if (!rect) return;
  const frame = scroller.getBoundingClientRect();
  const { clientWidth, clientHeight } = scroller;
  const top = rect.top - frame.top - scroller.clientTop;
  const left = rect.left - frame.left - scroller.clientLeft;
  if (top < clientHeight * 0.1 || top + rect.height > clientHeight * 0.9) {
    scroller.scrollTop += top - clientHeight * COMFORTABLE;
  }
  if (left < 0 || left + rect.width > clientWidth) {
    scroller.scrollLeft += left - clientWidth * COMFORTABLE;
  }
}
