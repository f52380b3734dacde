/**
 * Measures an element once the browser has laid out the page anyway, before the page is drawn. Measuring it
 * at once would make the browser lay out a page that is about to change again. Returns a function that
 * cancels the measurement.
 */
export function measured(element: Element, measure: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    measure();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
