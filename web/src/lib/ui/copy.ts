/**
 * Copies the text of a field. The clipboard API is missing over plain http, and a browser may deny access to
 * it. In both cases, an older command copies the selection.
 */
export async function copy(field: HTMLInputElement): Promise<void> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand('copy');
  }
}
