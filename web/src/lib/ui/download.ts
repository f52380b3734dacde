/** Downloads a text as a file. */
export function download(text: string, file: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  [link.href, link.download] = [address, file];
  link.click();
  URL.revokeObjectURL(address);
}
