const KEEP_MS = 60_000;

/** Downloads a file. Characters that file systems do not allow are removed from its name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name
    .replaceAll(/[\\/:*?"<>|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
