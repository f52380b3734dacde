/** Copies what stands in a field. Over plain http there is no clipboard to write to, but what is selected can be copied. */
export async function copy(field: HTMLInputElement): Promise<void> {
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand('copy');
}
