const KEEP_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  openDownload(address, name);
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

/** Has the browser download a file from its address, under the name that it comes with or another. */
export function openDownload(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
