/**
 * The tag that a shop puts into its pages; `pixelUrl` is the address of the script that it loads, `key` says whose
 * visits they are.
 */
export function integrationScript(pixelUrl: string, shopId: string, key?: string): string {
  const named = key === undefined ? '' : ` data-key="${key}"`;
  return `<script async src="${pixelUrl}?shop=${encodeURIComponent(shopId)}"${named}></script>`;
}
