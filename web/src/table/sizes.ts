/** Does some work whenever one of some elements has another size, and once at the beginning; returns how to stop. */
export function onSizes(elements: Iterable<Element>, work: () => void): () => void {
  const observer = new ResizeObserver(work);
  for (const each of elements) observer.observe(each);
  return () => observer.disconnect();
}
