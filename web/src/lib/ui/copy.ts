/**
 * Copies what stands in a field. Over plain http there is no clipboard to write to, and a browser may refuse to; but what is
 * selected can be copied.
 */
export async function copy(field: HTMLInputElement): Promise<void> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand('copy');
  }
}
