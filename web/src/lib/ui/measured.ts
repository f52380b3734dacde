/**
 * Measures an element once the browser has laid out the page anyway, before the page is drawn. To measure it at once
 * would make the browser lay out a page that is about to change again. Returns a function that gives it up.
 */
export function measured(element: Element, measure: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    measure();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
